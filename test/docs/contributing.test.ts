import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8');

/** What the page says in code that is a path of the tree as a whole, such as `src/rooms.ts`. */
const paths = [...page.matchAll(/`([^`\s<>…]+)`/g)]
  .map(([, path = '']) => path)
  .filter((path) =>
    /^(\.dep|commands|docs|packages|prisma|scripts|src|terms|test|tools)[\w./-]*\/|^\.dep/.test(path),
  );

/** Folders of before the rooms, which the page names to find what older commits changed. */
const gone = ['src/club/', 'src/discord/render/'];

const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);

it.each([...new Set([...paths, ...links])].filter((path) => !gone.includes(path)))(
  'CONTRIBUTING leads to what is there: %s',
  (path) => {
    expect(existsSync(new URL(path, root))).toBe(true);
  },
);

it('CONTRIBUTING knows every room', () => {
  const rooms = readdirSync(new URL('src/', root), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => `\`src/${name}/\``);
  expect(rooms.filter((room) => !page.includes(`| ${room} |`))).toEqual([]);
});
