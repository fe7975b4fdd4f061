import { stringify } from 'csv-stringify/sync';
import type { Instant } from '../../../terms/time.ts';
import { grouped, shortDayOf, signed } from '../../../terms/words.ts';
import { tidy } from '../../house/names.ts';
import type { ClubView } from '../../house/ports.ts';
import { formOf } from '../../ladder/board/form.ts';
import { sinceLastSession, wholeBoard } from '../../ladder/board/leaderboard.ts';
import type { BoardRow } from '../../ladder/ports.ts';
import { nextSession, sessionNow } from '../../ladder/sessions/days.ts';
import { meetingOf, meetingOn } from '../calendar/read.ts';
import { type Asked, type ClubFile, definePage, type Found, pageOf, readPage, type Shown } from '../page.ts';
import { FigureHead, Link, Pager, Person, personShown, sheet, useLink, When } from '../pieces.tsx';

export const boardPage = definePage({ path: '', read: readBoard, show: showBoard });

/** The whole board for a spreadsheet, which takes no name for a formula. */
export const boardCsv: ClubFile = {
  path: 'leaderboard.csv',
  open: ({ view, now }) => ({
    type: 'text/csv; charset=utf-8',
    name: 'leaderboard.csv',
    body: stringify(
      wholeBoard(view.state, now).map((row) => record(rowRead(row, view, now))),
      { bom: true, header: true, escape_formulas: true, record_delimiter: 'windows' },
    ),
  }),
};

const record = ({ rank, member, score, wins, draws, losses, form, change }: RowRead) => ({
  Rank: rank,
  Number: member.number,
  Name: member.name,
  Score: score,
  Won: wins,
  Drawn: draws,
  Lost: losses,
  'Last five': form.map((each) => each.charAt(0).toUpperCase()).join(''),
  'Since last session': change,
});

export type BoardRead = Found<typeof readBoard>;
type RowRead = ReturnType<typeof rowRead>;

const rowsAPage = 100;

/** A page of the board, or those on it whose names have what is looked for; null for a page that is not there. */
function readBoard({ view, now, query }: Asked) {
  const name = tidy(query.name ?? '');
  const board = wholeBoard(view.state, now);
  const asked = pageOf(board, rowsAPage, name === '' ? readPage(query) : 1);
  if (asked === null) return null;
  const { page, pages } = asked;
  const rows = name === '' ? asked.rows : rowsNamed(name, view, board).slice(0, rowsAPage);
  return {
    /** Null for a club that was not set up. */
    club: view.settings.name,
    page,
    pages,
    members: board.length,
    /** The part of a name that was looked for; null where the whole board is shown. */
    name: name === '' ? null : name,
    rows: rows.map((row) => rowRead(row, view, now)),
    /** The day of the session since which `change` is reckoned; null before the first. */
    since: view.state.sessionOrder.at(-1)?.date ?? null,
    ...session(view, now),
  };
}

function rowsNamed(name: string, { people }: ClubView, rows: readonly BoardRow[]): BoardRow[] {
  const part = name.toLowerCase();
  const isNamed = ({ person }: BoardRow) =>
    people.byNumber(person)?.name.toLowerCase().includes(part) ?? false;
  return rows.filter(isNamed);
}

const rowRead = ({ person, ...figures }: BoardRow, view: ClubView, now: Instant) => ({
  ...figures,
  member: personShown(view, person, now),
  /** What the last five games brought, the newest last. */
  form: formOf(view.state, person).map((points) => brought[points]),
  /** Points won or lost since the latest session began. */
  change: sinceLastSession(view, person),
});

const brought = { 1: 'won', 0.5: 'drawn', 0: 'lost' } as const;

function session(view: ClubView, now: Instant) {
  const current = sessionNow(view, now);
  return current.ok
    ? { open: meetingOf(current.value), next: null }
    : { open: null, next: meetingOn(nextSession(view, now), view.state) };
}

function showBoard(board: BoardRead): Shown {
  const { name, page, pages, members } = board;
  return sheet(
    'leaderboard',
    'Leaderboard',
    <>
      <NextSession board={board} />
      <LookFor board={board} />
      {board.rows.length === 0 ? <Nobody board={board} /> : <Rows board={board} />}
      {name === null ? <Pager path="" page={page} pages={pages} /> : null}
      {members === 0 ? null : (
        <p class="aside">
          {members === 1 ? 'One member is' : `${grouped(members)} members are`} on the board.{' '}
          <span class="take-home">
            <Link to="leaderboard.csv">Download the board for a spreadsheet</Link> (CSV).
          </span>
        </p>
      )}
    </>,
  );
}

function NextSession({ board: { open, next } }: { board: BoardRead }) {
  if (open !== null)
    return (
      <p class="session open">
        <strong>A session is open now</strong>, until <time dateTime={open.closesAt}>{open.closes}</time>.{' '}
        <Link to="pairings">Who should play whom</Link>
      </p>
    );
  return next === null ? null : <p class="session">Next session: {<When meeting={next} />}.</p>;
}

/** Only where there is more than fits on a page, or something was looked for. */
function LookFor({ board: { name, pages } }: { board: BoardRead }) {
  const link = useLink();
  if (pages === 1 && name === null) return null;
  return (
    <search>
      <form class="look-for" action={link('')} method="get">
        <label for="name">Name</label>
        <input id="name" name="name" type="search" value={name ?? ''} maxLength={32} autoComplete="off" />
        <button type="submit">Find</button>
        {name === null ? null : <Link to="">Whole board</Link>}
      </form>
    </search>
  );
}

const Nobody = ({ board: { name } }: { board: BoardRead }) =>
  name === null ? (
    <p>
      Nobody is on it yet. Join on the club’s Discord server with <code>/join</code>.
    </p>
  ) : (
    <p>
      Nobody on the board has “<bdi>{name}</bdi>” in their name.
    </p>
  );

const Rows = ({ board: { rows, since, name } }: { board: BoardRead }) => (
  <table class="ranking">
    <caption>{name === null ? 'Best first; equal scores share a rank' : 'Those found, best first'}</caption>
    <thead>
      <tr>
        <FigureHead>Rank</FigureHead>
        <th scope="col">Name</th>
        <FigureHead>Score</FigureHead>
        <FigureHead>Won–drawn–lost</FigureHead>
        <th scope="col">Last five</th>
        <FigureHead>
          {since === null ? 'Change' : <>Since {<time dateTime={since}>{shortDayOf(since)}</time>}</>}
        </FigureHead>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row row={row} />
      ))}
    </tbody>
  </table>
);

const Row = ({ row }: { row: RowRead }) => (
  <tr>
    <td class="number">{row.rank}</td>
    <th scope="row">
      <Person person={row.member} />
      {row.milestone > 0 ? <abbr title={`${row.milestone} games that count`}> ★{row.milestone}</abbr> : null}
    </th>
    <td class="number">{row.score}</td>
    <td class="number">
      {row.wins}–{row.draws}–{row.losses}
    </td>
    <td class="form">{row.form.length === 0 ? '–' : <FormOf form={row.form} />}</td>
    <td class={`number ${direction(row.change)}`}>{signed(row.change)}</td>
  </tr>
);

/** In letters for those who see it, in words for those who hear it. */
const FormOf = ({ form }: Pick<RowRead, 'form'>) => (
  <span role="img" aria-label={form.join(', ')} title={`${form.join(', ')} (the newest last)`}>
    {form.map((each) => each.charAt(0).toUpperCase()).join('')}
  </span>
);

const direction = (change: number): string => (change === 0 ? 'same' : change > 0 ? 'up' : 'down');
