/** A picture of ours as the parts that lie one over the other in it. */
export interface InParts {
  /** In the picture's own units. */
  readonly width: number;
  readonly height: number;
  /** Each as SVG that needs none of the others, the lowest first. */
  readonly parts: readonly string[];
}

const root = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)" width="\1" height="\2"[^>]*>/;

/**
 * The parts of a picture: each element under its root, and each that is in a group with a `data-layer`. Null for a picture without such groups,
 * and for one of which a part needs another.
 */
export function inParts(svg: string): InParts | null {
  const [opened, width, height] = root.exec(svg) ?? [];
  if (opened === undefined || !svg.includes('<g data-layer=') || svg.includes('url(#')) return null;
  const all = elements(svg.slice(opened.length, -'</svg>'.length)).filter((part) => !isWords.test(part));
  const shared = all.filter(isShared).join('');
  const parts = all
    .filter((part) => !isShared(part))
    .flatMap(ofLayer)
    .map((part) => (refers.test(part) ? shared + part : part));
  return parts.every(isWhole) ? { width: Number(width), height: Number(height), parts } : null;
}

const isWords = /^<(?:title|desc)\b/;
const isShared = (part: string): boolean => part.startsWith('<defs>');
const refers = / href="#/;

/** The elements of a piece of SVG that are in no other. */
function elements(svg: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, index } of svg.matchAll(/<[^>]*>/g)) {
    if (depth === 0) start = index;
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth === 0) found.push(svg.slice(start, index + tag.length));
  }
  return found;
}

/** What is in a layer, each with the layer's own settings; what is none stays as it is. */
function ofLayer(part: string): string[] {
  const [layer] = /^<g data-layer="[^>]*>/.exec(part) ?? [];
  if (layer === undefined) return [part];
  return elements(part.slice(layer.length, -'</g>'.length)).map((one) => `${layer}${one}</g>`);
}

const isWhole = (part: string): boolean =>
  [...part.matchAll(/ href="#([^"]*)"/g)].every(([, id]) => part.includes(` id="${id}"`));
