/** How letters are set: what a text has of its own, or from the groups around it. */
const settings = ['font-family', 'font-size', 'font-weight', 'text-anchor'] as const;

type Type = Partial<Record<(typeof settings)[number], string>>;

/** The outline of words that begin, end or have their middle at the origin, for the attribute `d`; null for none. */
export type Outline = (words: string, type: string) => string | null;

const tags = /<g( [^>]*)?>|<\/g>|<text ([^>]*)>([^<]*)<\/text>/g;

/**
 * A picture of ours with the outlines of its words in place of the words, which look the same and are drawn several times as fast. Words that
 * have no outline stay as they are.
 */
export function outlined(svg: string, outline: Outline): string {
  const around: Type[] = [{}];
  return svg.replace(tags, (tag: string, group?: string, own?: string, words = '') => {
    const type = around.at(-1) ?? {};
    if (own !== undefined) return inOutline(own, outline(words, written({ ...type, ...typeIn(own) }))) ?? tag;
    if (tag === '</g>') around.pop();
    else around.push({ ...type, ...typeIn(group ?? '') });
    return tag;
  });
}

function inOutline(attributes: string, outline: string | null): string | null {
  const [x, y] = ['x', 'y'].map((name) => attributeOf(attributes, name));
  if (outline === null || x === undefined || y === undefined) return null;
  return `<path transform="translate(${x} ${y})" ${attributes.replace(/(^| )[xy]="[^"]*"/g, '')} d="${outline}"/>`;
}

const typeIn = (attributes: string): Type =>
  Object.fromEntries(
    settings.flatMap((name) => {
      const value = attributeOf(attributes, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];

const written = (type: Type): string =>
  Object.entries(type)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
