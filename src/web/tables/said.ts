import { capital } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { cited } from '../../house/words/text.ts';
import { pressNames, pressOf as publishedPress, unformatted } from '../../tables/press/published.ts';
import type { Ruling } from '../../tables/rulings/book.ts';
import { holds } from '../../tables/rulings/find-ruling.ts';
import type { Table } from '../../tables/table.ts';
import type { ProposalStatus } from '../../tables/votes/book.ts';
import { proposalWords } from '../../tables/votes/words.ts';
import { seatName } from '../../tables/words/table.ts';
import type { Asked } from '../page.ts';
import { type Moment, momentAt } from './table-asked.ts';

/** What was said at a table where everybody may read it. */
export interface PressRead {
  /** `White press`, `Grey press`. */
  kind: string;
  /** Under which name; null for none. */
  from: string | null;
  /** When it came out. */
  at: Moment;
  text: string;
}

/** The press of a phase, in the order in which it came; what is not published yet is not in it. Null for all phases. */
export async function pressOf(
  { view, clubs }: Pick<Asked, 'view' | 'clubs'>,
  table: Table,
  phase: string | null,
): Promise<PressRead[]> {
  const played = table.state.diplomacy?.history.map((each) => each.phase) ?? [];
  const phases = phase === null ? [...new Set(played)] : [phase];
  const all = phases.flatMap((each) => publishedPress(view, table.number, each));
  const seqs = all.map(({ seq }) => seq);
  const kept = await clubs.texts(view.id, seqs, table.number);
  const words = new Map(kept.flatMap(({ seq, kind, text }) => (kind === 'press' ? [[seq, text]] : [])));
  return all.flatMap(({ seq, kind, seat, as, at }) => {
    const text = words.get(seq);
    if (text === undefined) return [];
    const from = as ?? (seat === null ? null : seatName(table, seat));
    return { kind: pressNames[kind], from, at: momentAt(view, table, at), text: unformatted(text) };
  });
}

/** What the gamemaster decided where the rules leave something open. */
export interface RulingRead {
  number: number;
  madeAt: Moment;
  /** The point of the rules that it is about; null for none. */
  point: string | null;
  /** Null once it was erased. */
  text: string | null;
  /** Why it no longer holds: `Overturned by the Court in [2026] CoA 3.` Null while it does. */
  fallen: string | null;
}

/** The rulings of a table by their numbers. */
export async function rulingsOf({ clubs, view }: Asked, table: Table): Promise<RulingRead[]> {
  const { rulings } = table.state;
  const texts = await clubs.texts(
    view.id,
    rulings.map(({ seq }) => seq),
    table.number,
  );
  const words = new Map(texts.flatMap(({ seq, kind, text }) => (kind === 'reason' ? [[seq, text]] : [])));
  return rulings.map((ruling) => ({
    number: ruling.number,
    madeAt: momentAt(view, table, ruling.at),
    point: ruling.point,
    text: words.get(ruling.seq) ?? null,
    fallen: fallenWords(view, ruling),
  }));
}

function fallenWords(view: ClubView, ruling: Ruling): string | null {
  if (holds(ruling)) return null;
  const { overturnedIn } = ruling;
  return overturnedIn === null
    ? 'Withdrawn as a mistake.'
    : `Overturned by the Court in ${cited(view, overturnedIn)}.`;
}

/** A vote that is over. */
export interface VoteRead {
  number: number;
  /** What was proposed: `A draw of all who survive`. */
  proposed: string;
  /** The seat that proposed it. */
  by: string;
  outcome: string;
  /** Null where the vote was secret, or nobody counted it. */
  count: { yes: number; no: number; silent: number } | null;
}

/** The votes of a table that are over, the latest first. Who voted how is not in it. */
export const votesOf = (table: Table): VoteRead[] =>
  table.state.proposals
    .flatMap(({ number, about, members, seat, status, count }) =>
      status === 'open'
        ? []
        : {
            number,
            proposed: capital(proposalWords(table, { about, members })),
            by: seatName(table, seat),
            outcome: outcomes[status],
            count: count && { yes: count.yes, no: count.no, silent: count.silent },
          },
    )
    .reverse();

const outcomes: Readonly<Record<Exclude<ProposalStatus, 'open'>, string>> = {
  passed: 'It passed.',
  failed: 'It did not pass.',
  withdrawn: 'It was withdrawn.',
  lapsed: 'It could no longer pass.',
};
