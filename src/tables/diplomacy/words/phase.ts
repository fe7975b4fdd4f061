import { type Power, writePhase } from '../../../../packages/diplomacy/src/index.ts';
import {
  type ActionRow,
  button,
  colours,
  type Reply,
  row,
  type Scene,
  toAsker,
  toClub,
} from '../../../house/words/reply.ts';
import { accountsOf, citing, listed, mentionOf, nameOf, whenOf } from '../../../house/words/text.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { concludedWords } from '../../birthday/words/end.ts';
import { regulationsIn } from '../../birthday/words/show.ts';
import { phaseEndOf } from '../../clock/phase-due.ts';
import { deadlineWords } from '../../clock/words/stated.ts';
import { pressReport } from '../../press/published.ts';
import { citeOn, diplomacyRules } from '../../rule-sets/rule-set.ts';
import { playerOf } from '../../seats/book.ts';
import { type Table, theTable } from '../../table.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import type { TableWithGame } from '../find-game.ts';
import type { DiplomacyGame, PhaseEnd, PhasePlayed } from '../game.ts';
import { powersToOrder } from '../needs.ts';
import { homeLines } from './homes.ts';
import { myOrders } from './my-orders.ts';
import { phaseName } from './phase-name.ts';
import { positionPicture } from './picture.ts';
import {
  centreLines,
  dislodgedLines,
  drawnResults,
  fitBlocks,
  inLines,
  powersOut,
  resultBlocks,
  winterLines,
  writtenBlocks,
} from './results.ts';

interface Played {
  table: number;
  entry: number;
}

/** Discord takes 6,000 characters of embeds in a message; titles have the rest. */
const room = { all: 5_800, results: 3_300 } as const;

/** What became of a phase: the map with its orders, each with its reason, the centres, the press, and the next deadline. */
export async function phaseReport({ table: number, entry }: Played, scene: Scene): Promise<Reply> {
  const table = theTable(scene.view, number);
  const game = table.state.diplomacy;
  const played = game?.history.find(({ seq }) => seq === entry);
  if (game === null || played === undefined)
    return toClub(`${tableTitle(table)}: a phase was played, and was put right since.`);
  const isLast = game.history.at(-1) === played;
  const isPlaying = table.state.status === 'playing';
  const callsOn = isLast && isPlaying ? playersToOrder(table, game) : [];
  const press = await pressReport(scene, number, { entry, phase: played.phase });
  const centres = centreLines(table, played).join('\n');
  const results = fitBlocks(resultBlocks(table, played), room.results);
  const left = room.all - press.text.length - press.below.length - centres.length - results.text.length;
  const written = fitBlocks(inLines(writtenBlocks(table, played)), left);
  return toClub(
    [
      `**${tableTitle(table)}: ${phaseName(played.phase, table)}** ${endings[played.how]}`,
      putRightLine(played),
      ...dislodgedLines(table, played),
      ...powersOut(table, played).map(
        ({ name }) => `**${name}** is out of the game: it has no unit and no centre left.`,
      ),
      ...homeLines(table, played),
      ...(isLast && isPlaying ? winterLines(table, played) : []),
      isLast && wonLine(scene, table, game),
      isLast && nextLine(scene, table, game),
      callsOn.length > 0 &&
        `To order now: ${callsOn.map((player) => mentionOf(scene.view, player)).join(', ')}`,
    ],
    {
      embeds: [
        ...part('Results', results.text),
        ...part('Centres', centres),
        ...part('Regulations', regulationsIn(table, played).join('\n')),
        ...part(press.title, press.text),
        ...part('Orders as written', [written.text, press.below].filter((each) => each !== '').join('\n')),
      ],
      ...(press.files.length === 0 ? {} : { files: press.files }),
      components: buttonsBelow([
        ...(isPlaying ? [myOrders(table)] : []),
        ...(results.isWhole && written.isWhole ? [] : [allResults(table, played)]),
      ]),
      picture: positionPicture(table, played.before, drawnResults(table, played)),
      pings: accountsOf(scene.view, callsOn),
    },
  );
}

/** That a phase is not as it was told at first, and since when; nothing where it is. */
export const putRightLine = ({ putRightAt, putRightHere }: PhasePlayed): string | false =>
  putRightAt !== null &&
  `${putRightHere ? 'This phase' : 'An earlier phase'} was put right on ${whenOf(putRightAt)}.`;

const part = (title: string, description: string) =>
  description === '' ? [] : [{ title, color: colours.reading, description }];

const endings: Readonly<Record<PhaseEnd, string>> = {
  deadline: 'is over.',
  final: 'is over, as all orders were final.',
  gm: 'is over: the gamemaster ended it.',
};

const allResults = ({ number }: Table, { seq }: PhasePlayed) =>
  button('All results', 'phase-results', [number, seq]);

const buttonsBelow = (buttons: readonly ReturnType<typeof button>[]): ActionRow[] =>
  buttons.length === 0 ? [] : [row(...buttons)];

/** Who plays the powers that have something to order now. */
export const playersToOrder = ({ state, rules }: Table, { position }: DiplomacyGame): PersonNumber[] =>
  powersToOrder(position, diplomacyRules(rules).diplomacy.map).flatMap((power) =>
    playing(state.seats, power),
  );

function playing(seats: Table['state']['seats'], power: Power): PersonNumber[] {
  const seat = seats.get(power);
  const player = seat === undefined ? null : playerOf(seat);
  return player === null ? [] : [player];
}

/** `Next: Fall 1901, movement. Deadline: …`; nothing where the game is over. */
export function nextLine({ view }: Scene, table: Table, { position }: DiplomacyGame): string | false {
  const ends = phaseEndOf(view, table);
  return (
    ends !== null &&
    `Next: **${phaseName(writePhase(position.phase), table)}**. Deadline: ${deadlineWords(table, ends.at)}`
  );
}

/** Who has won, and that the table is over; nothing while nobody has. */
export function wonLine(
  { view }: Pick<Scene, 'view'>,
  table: Table,
  { winners, endedIn, position }: DiplomacyGame,
): string | false {
  const concluded = concludedWords(view, table);
  if (concluded !== null) return concluded;
  if (winners.length === 0) return false;
  const { rules } = table;
  const powers = winners.map((power) => {
    const players = playing(table.state.seats, power).map((player) => ` (${nameOf(view, player)})`);
    return `**${seatName(table, power)}**${players.join('')} with ${position.centres.get(power)?.length ?? 0} centres`;
  });
  if (table.state.status === 'playing')
    return `${listed(powers)}: all others are out. The Judge announces the win, and the tournament is over then${citing([citeOn(rules, 'victory'), citeOn(rules, 'win-announced')])}.`;
  if (endedIn !== null)
    return `${endedIn} was the last year, so the game is over${citing([citeOn(rules, 'last-year')])}. Most centres: ${listed(powers)}.`;
  return `${listed(powers)} ${powers.length === 1 ? 'has' : 'have'} won. The game is over.`;
}

/** Orders that were lost are asked for again: after the deadline, or as soon as that is known. */
export function lostOrders(
  { table: number, seats }: { table: number; seats: string[] },
  { view }: Scene,
  isAtDeadline: boolean,
): Reply {
  const table = theTable(view, number);
  const players = seats.flatMap((id) => playing(table.state.seats, id));
  const ends = phaseEndOf(view, table);
  const until = ends === null ? '' : `New deadline: **${deadlineWords(table, ends.at)}**.`;
  return toClub(
    [
      `${players.map((player) => mentionOf(view, player)).join(', ')}: I can no longer open the orders of ${listed(seats.map((id) => seatName(table, id)))}, since the club was moved to another machine.`,
      `Please give all of them again, with \`/diplomacy orders\` and *Write*. ${isAtDeadline ? until : 'If they are missing at the deadline, the phase lasts a day longer.'}`,
    ],
    { pings: accountsOf(view, players) },
  );
}

/** Before the gamemaster ends a phase: who has given no orders yet. */
export function renderEarlyQuestion({ table, game }: TableWithGame): Reply {
  const phase = writePhase(game.position.phase);
  const missing = powersToOrder(game.position, diplomacyRules(table.rules).diplomacy.map).filter(
    (power) => !game.drafts.has(power),
  );
  const names = missing.map((power) => seatName(table, power));
  return toAsker([
    `${tableTitle(table)}: end **${phaseName(phase, table)}** now?`,
    names.length === 0 ? 'Everybody has given orders.' : `No orders yet: ${listed(names)}.`,
    'The results are told at once, and can only be undone with `/table rollback`.',
  ]);
}
