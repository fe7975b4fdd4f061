import type { ClubView } from '../../house/ports.ts';
import { linkRow, pageRow } from '../../house/words/components.ts';
import { type ActionRow, colours, type Reply } from '../../house/words/reply.ts';
import type { Scene } from '../../house/words/scene.ts';
import { cite, dayOf, momentOf, nameOf, shortDayOf, signed, tidy } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Apart, ApartReason, Leaderboard } from '../board/leaderboard.ts';
import type { Pairing, Pairings } from '../board/pairings.ts';

type BoardScene = Pick<Scene, 'view' | 'pages'>;

/** The board, a line a member, with buttons to turn its pages; those who stand apart below it. */
export function renderLeaderboard({ page, apart }: Leaderboard, { view, pages }: BoardScene): Reply {
  const web = onTheWeb(pages);
  const { rows, total } = page;
  const heading = `**Leaderboard**${page.pages > 1 ? `, page ${page.page} of ${page.pages}` : ''}`;
  const lines = rows.map((row) => [
    `${row.rank}.`,
    nameInBox(view, row.person),
    `${row.score}`,
    `${row.wins}-${row.draws}-${row.losses}`,
    signed(row.sinceLastSession),
  ]);
  const board = total === 0 ? 'Nobody is on it yet. Anyone can `/join`.' : boxed(lines);
  return {
    audience: 'club',
    content: [heading, board, ...(total === 0 ? [] : [legend(view)]), ...web.lines].join('\n'),
    embeds: apart === null ? [] : [apartEmbed(apart, view)],
    components: [...pageRow('board-page', [apart === null ? 'board' : 'all'], page), ...web.rows],
  };
}

/** The way to the board on the web: a button, or a line where Discord takes no such button. */
function onTheWeb(address: string | null): { rows: ActionRow[]; lines: string[] } {
  if (address === null) return { rows: [], lines: [] };
  const rows = linkRow('On the web', address);
  return { rows, lines: rows.length === 0 ? [`On the web: ${address}`] : [] };
}

function legend({ state }: ClubView): string {
  const last = state.sessionOrder.at(-1);
  const since = last === undefined ? '' : `, change since ${shortDayOf(last.date)}`;
  return `Score, won-drawn-lost${since}.`;
}

/** Lines in a box, the columns under one another: the second to the left, numbers to the right. */
function boxed(lines: readonly string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => lengthOf(line[column] ?? ''))),
  );
  const aligned = lines.map((line) =>
    line.map((cell, column) => padded(cell, widths[column] ?? 0, column === 1)).join('  '),
  );
  return `\`\`\`\n${aligned.join('\n')}\n\`\`\``;
}

const lengthOf = (text: string): number => [...text].length;

function padded(cell: string, width: number, toTheLeft: boolean): string {
  const room = ' '.repeat(Math.max(0, width - lengthOf(cell)));
  return toTheLeft ? cell + room : room + cell;
}

const longestName = 20;

/** A name where markdown does not work; only what would end the box is taken out. */
function nameInBox(view: ClubView, person: PersonNumber): string {
  const name = tidy(view.people.byNumber(person)?.name ?? '', longestName).replaceAll('`', 'ˋ');
  return name === '' ? `#${person}` : name;
}

const mostApart = 40;

function apartEmbed(apart: readonly Apart[], view: ClubView) {
  const lines = apart
    .slice(0, mostApart)
    .map(({ person, score, reason }) => `${nameOf(view, person)}, ${score}: ${apartWords(reason, view)}`);
  const rest = apart.length - lines.length;
  return {
    title: 'Apart from the board',
    color: colours.reading,
    description: [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n') || 'Nobody.',
  };
}

/** Why somebody stands apart from the board, with the Act. */
export function apartWords(reason: ApartReason, { state }: ClubView): string {
  switch (reason.why) {
    case 'banned': {
      const until =
        reason.endsAt === null ? 'without an end' : `until ${momentOf(reason.endsAt, state.figures)}`;
      return `banned ${until} (${cite([reason.byStaff ? 'III.6.1' : 'II.9'])})`;
    }
    case 'removed':
      return 'removed, and has not joined again (Act 0.8)';
    case 'inactive':
      return `inactive: missed the last ${reason.missed} sessions (Act II.6.1)`;
    default:
      return reason satisfies never;
  }
}

/** Who should play whom. */
export function renderPairings({ pairs, oddOneOut }: Pairings, view: ClubView): Reply {
  const lines = pairs.map((pairing) => pairLine(pairing, view));
  const left =
    oddOneOut === null
      ? []
      : [`**${nameOf(view, oddOneOut)}** is left over this time: play whoever is free first.`];
  const none = ['Fewer than two members are checked in. Check in with `/present`.'];
  const body = pairs.length === 0 ? none : [...lines, ...left];
  return { audience: 'club', content: ['**Pairings**', ...body].join('\n') };
}

function pairLine({ people: [one, other], lastPlayed, difference }: Pairing, view: ClubView): string {
  const met = lastPlayed === null ? 'never played each other' : `last played on ${dayOf(lastPlayed)}`;
  return `**${nameOf(view, one)}** – **${nameOf(view, other)}**: ${met}, ${difference} points apart`;
}
