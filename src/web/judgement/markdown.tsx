import { type ComponentChild, type ComponentChildren, Fragment, h } from 'preact';
import { withoutUnseen } from '../../appeals/opinions/read-text.ts';
import { bytesShown } from '../weight.ts';
import { compile } from './compile.ts';

/** Somebody's Markdown as elements of a page. Anything not on the list below is shown as the words in it. */
export const Markdown = ({ text }: { text: string }) => <>{childrenOf(compile(text))}</>;

/** The elements that a text may have, and as what they stand on the page: its headings come below those of the page. */
const elements: Readonly<Record<string, string>> = {
  h1: 'h4',
  h2: 'h5',
  h3: 'h6',
  h4: 'h6',
  h5: 'h6',
  h6: 'h6',
  p: 'p',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  pre: 'pre',
  code: 'code',
  em: 'em',
  strong: 'strong',
  del: 'del',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
};

/** Those whose words run the way that their first letter does. */
const blocks = new Set(['h4', 'h5', 'h6', 'p', 'li', 'th', 'td']);

interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

const piece = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*) ?\/?>|[^<]+|</g;

interface Open {
  tag: Tag;
  children: ComponentChild[];
}

function childrenOf(html: string): ComponentChild[] {
  const root: Open = { tag: { name: '', attributes: {} }, children: [] };
  const open = [root];
  const innermost = (): Open => open.at(-1) ?? root;
  for (const [whole, closing, name, attributes = ''] of html.matchAll(piece)) {
    if (name === undefined) innermost().children.push(decoded(whole));
    else if (closing === '/') close(open, name);
    else if (alone.has(name)) innermost().children.push(standingAlone(tagOf(name, attributes)));
    else open.push({ tag: tagOf(name, attributes), children: [] });
  }
  while (open.length > 1) close(open, innermost().tag.name);
  return root.children;
}

/** Elements that stand deeper within others than that are only the words in them. */
const deepest = 40;

function close(open: Open[], name: string): void {
  const last = open.at(-1);
  if (open.length < 2 || last === undefined || last.tag.name !== name) return;
  open.pop();
  const pieces = open.length > deepest ? last.children : [elementOf(last.tag, last.children)];
  open.at(-1)?.children.push(...pieces);
}

const alone = new Set(['br', 'hr', 'img', 'input']);

function standingAlone({ name, attributes }: Tag): ComponentChild {
  if (name === 'br') return <br />;
  if (name === 'hr') return <hr />;
  if (name !== 'img') return null;
  const words = `Picture: ${attributes.alt || 'without a description'}`;
  return linkTo(attributes.src, words);
}

function elementOf({ name, attributes }: Tag, children: ComponentChildren): ComponentChild {
  if (name === 'a') return linkTo(attributes.href, children);
  if (name === 'table') return table(children);
  const element = elements[name];
  if (element === undefined) return h(Fragment, {}, children);
  return h(element, { ...blockOf(element), ...alignment(attributes), ...beginningAt(attributes) }, children);
}

const blockOf = (element: string) => (blocks.has(element) ? { dir: 'auto' } : {});

const alignment = ({ align }: Tag['attributes']) =>
  align === 'right' || align === 'center' ? { class: `to-${align}` } : {};

const beginningAt = ({ start }: Tag['attributes']) =>
  start !== undefined && /^\d{1,9}$/.test(start) ? { start } : {};

/** A wide table can be moved about in its place, from the keyboard too. */
const table = (children: ComponentChildren): ComponentChild =>
  h(
    'div',
    { class: 'wide', role: 'region', 'aria-label': 'A table of the opinion', tabIndex: 0 },
    h('table', {}, children),
  );

/** The most bytes of an address that a page takes: what a part of an opinion leaves open, the next one has once more. */
const longestAddress = 2_000;

const leadsOut = (address: string): boolean =>
  bytesShown(address) <= longestAddress && /^https?:\/\//i.test(address) && URL.canParse(address);

/** A link that leads out, and tells nobody where it was followed from; only the words where it leads anywhere else. */
const linkTo = (address: string | undefined, words: ComponentChildren): ComponentChild =>
  address !== undefined && leadsOut(address) ? (
    <a href={address} rel="nofollow noopener noreferrer">
      {words}
    </a>
  ) : (
    h(Fragment, {}, words)
  );

const tagOf = (name: string, attributes: string): Tag => ({
  name,
  attributes: Object.fromEntries(
    [...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
  ),
});

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** What Markdown has numbers for can be something that cannot be seen. */
const decoded = (text: string): string =>
  withoutUnseen(text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity));
