import type { Effect, SubjectOf } from '../../court-items.ts';
import type { Brought, CourtDecision, CourtItems, Item } from '../../house/court-items.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { plain } from '../../house/words/text.ts';
import { citePoint } from '../rule-sets/rule-set.ts';
import { playerOf } from '../seats/book.ts';
import { type Table, tableNumbered, tablesOf, theTable, writeAt } from '../table.ts';
import { officersOf } from '../who.ts';
import type { Ruling } from './book.ts';
import { holds, rulingNumbered, theRuling } from './find-ruling.ts';

type OfRuling = Pick<SubjectOf<'ruling'>, 'table' | 'ruling'>;

/** By which the Court names a ruling: `2-5` is ruling 5 of table 2. */
export const rulingKey = (table: Table, { number }: Ruling): string => `${table.number}-${number}`;

/** What of tables can be brought before the Court: rulings, by the players of the table (Club 7.2). */
export const tableItems: CourtItems = {
  items: {
    ruling: (view) =>
      tablesOf(view)
        .filter(({ rules }) => rules.appeals === 'court')
        .flatMap((table) => table.state.rulings.map((ruling) => rulingItem(table, ruling))),
  },
  kinds: {
    ruling: {
      called: 'ruling',
      heard: 'a gamemaster’s ruling at a table',
      undone: 'the ruling no longer holds',
      brought: broughtRuling,
    },
  },
  decided: carryOver,
};

const rulingItem = (table: Table, ruling: Ruling): Item => ({
  key: rulingKey(table, ruling),
  what: 'ruling',
  subject: { kind: 'ruling', table: table.number, ruling: ruling.number },
  concerned: [...table.state.seats.values()].flatMap((seat) => playerOf(seat) ?? []),
  stands: holds(ruling),
  at: ruling.at,
});

function broughtRuling(view: ClubView, { table: number, ruling: ofTable }: OfRuling): Brought {
  const table = theTable(view, number);
  const ruling = theRuling(table, ofTable);
  const { state, rules } = table;
  const words = `ruling ${ofTable} of table ${number}`;
  return {
    words,
    choice: { label: () => words, whole: true },
    undone: `${words} no longer holds`,
    answering: () => ruling.by ?? state.gm,
    // It goes back to nobody: the gamemaster can rule again at any time.
    isOpponent: () => true,
    involved: () => ({
      decided: [ruling.by, ...officersOf(table).map(({ person }) => person)],
      players: [...state.seats.values()].flatMap(({ played }) => played),
    }),
    effects: ({ kind }): Effect[] =>
      kind === 'undo' ? [{ kind: 'ruling', table: number, ruling: ofTable }] : [],
    async lines({ textIn }) {
      const text = await textIn(number, ruling.seq, 'reason');
      const on = ruling.point === null ? '' : `, on ${citePoint(rules, ruling.point)}`;
      const point = rules.points.find(({ id }) => id === ruling.point);
      return [
        `Ruling ${ofTable} at table ${number}, “${plain(table.about.name, 60)}”${on}: ${text === null ? 'its words were erased' : plain(text, 1000)}`,
        ...(point === undefined ? [] : [`The point: ${point.text}`]),
      ];
    },
  };
}

/** A judgement that overturns a ruling is written into the book of its table, and one that takes that back; its thread is told. */
function carryOver(work: UnitOfWork, { case: number, subject, effects }: CourtDecision): void {
  if (subject.kind !== 'ruling') return;
  const table = tableNumbered(work, subject.table);
  const ruling = table === null ? null : rulingNumbered(table, subject.ruling);
  if (table === null || ruling === null) return;
  const falls = effects.some(({ kind }) => kind === 'ruling');
  if (falls === (ruling.overturnedIn !== null)) return;
  const type = falls ? 'ruling-overturned' : 'ruling-restored';
  writeAt(work, table, { type, entry: ruling.seq, case: number }, null);
  const news = { kind: type, table: table.number, ruling: ruling.number, case: number } as const;
  work.announce(news, { to: 'table', table: table.number });
}
