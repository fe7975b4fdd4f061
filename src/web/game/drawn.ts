import { h, type VNode } from 'preact';

type Part = VNode | string;

const token =
  /<(?<closing>\/)?(?<name>[a-z]+)(?<attributes>(?: [\w:-]+="[^"]*")*)(?<alone>\/)?>|(?<text>[^<]+)/g;
const attribute = /([\w:-]+)="([^"]*)"/g;

/** A picture that we drew ourselves, as elements, so that nothing is ever put into a page as markup. */
export const drawn = (svg: string): Part[] => readParts(svg.matchAll(token));

/** Reads on to the end of the element that it is in. */
function readParts(tokens: IterableIterator<RegExpMatchArray>): Part[] {
  const parts: Part[] = [];
  for (let next = tokens.next(); next.done !== true; next = tokens.next()) {
    const { closing, name, attributes = '', alone, text = '' } = next.value.groups ?? {};
    if (closing !== undefined) break;
    const inside = name === undefined || alone !== undefined ? [] : readParts(tokens);
    parts.push(name === undefined ? text : h(name, propsOf(attributes), ...inside));
  }
  return parts;
}

const propsOf = (attributes: string): Record<string, string> =>
  Object.fromEntries([...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]));
