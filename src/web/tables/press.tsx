import { tablePath } from '../../tables/pages.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Link, Pager, Section, sheet } from '../pieces.tsx';
import { inPages, pageNumbered } from '../weight.ts';
import { At } from './parts.tsx';
import { type PressRead, pressOf } from './said.ts';
import { tableAsked } from './table-asked.ts';

/** All the press of a table, on pages of its own. */
export const pressPage = definePage({ path: 'tables/:number/press', read: readPress, show: showPress });

const pressAPage = 50;

async function readPress(asked: Asked) {
  const table = tableAsked(asked);
  if (table === null) return null;
  const press = await pressOf(asked, table, null);
  const shown = pageNumbered(inPages(press.toReversed(), pressAPage), readPage(asked.query));
  return shown && { ...shown, number: table.number, name: table.about.name };
}

function showPress({ number, name, rows, page, pages }: Found<typeof readPress>): Shown {
  return sheet(
    'table-of-club',
    `Press at table ${number}`,
    <>
      <p>
        <Link to={tablePath(number)}>
          Table {number}: <bdi>{name}</bdi>
        </Link>
      </p>
      {rows.length === 0 ? <p>Nothing has been published yet.</p> : <Posts press={rows} />}
      <Pager path={`tables/${number}/press`} page={page} pages={pages} />
    </>,
  );
}

const mostBytes = 15_000;

/** The press of a phase, as much of it as fits on the page of its table. */
export function Press({ press, number }: { press: readonly PressRead[]; number: number }) {
  const [fitting = []] = inPages(press, pressAPage, undefined, mostBytes);
  return press.length === 0 ? null : (
    <Section id="press" title="Press">
      <Posts press={fitting} />
      <p>
        <Link to={`tables/${number}/press`}>All the press of this table</Link>
      </p>
    </Section>
  );
}

const Posts = ({ press }: { press: readonly PressRead[] }) => (
  <ul class="posts">
    {press.map(({ kind, from, at, text }) => (
      <li>
        <p class="aside">
          {kind}
          {from === null ? null : `, ${from}`}, <At moment={at} />
        </p>
        <p class="text" dir="auto">
          {text}
        </p>
      </li>
    ))}
  </ul>
);
