import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { type Hidden, hidden } from '../../house/secrets.ts';
import { aside, instant, type PersonNumber, person } from '../../ledger/fields.ts';
import type { TableState } from '../book/table.ts';
import { kind } from '../book/world.ts';
import { publishPress } from '../press/book.ts';
import { pendingAt } from './amendments.ts';

/** What became of a proposal to change a regulation. */
export type ProposalFate = 'open' | 'enacted' | 'withdrawn';

/** A proposal to change a regulation; its text is a move of the game, and stays. */
export interface RegulationProposal {
  number: number;
  /** The entry that proposed it, beside which stands what was said about it. */
  seq: number;
  at: Instant;
  seat: string;
  /** The regulation that it changes; null for a new one. */
  point: string | null;
  /** What the regulation is to say; null to repeal it. */
  text: string | null;
  /** The figures that it changes, canonically written; null where it names none. */
  figures: string | null;
  fate: ProposalFate;
  /** The last vote of each seat: `yes`, `no`, or `none` for one that was taken back. */
  votes: Map<string, Hidden>;
}

/** A regulation that was changed. */
export interface Amendment {
  seq: number;
  at: Instant;
  point: string;
  text: string | null;
  figures: string | null;
  /** The proposal by which it came, with its numbers; null for one by the gamemaster. */
  enacted: { proposal: number; yes: number; no: number } | null;
}

/** What the Judge said that regulations mean for the bot. */
export interface FiguresReading {
  seq: number;
  /** Since when that is so: for what it was said, the moment of that change. */
  at: Instant;
  /** When it was said. */
  saidAt: Instant;
  ruling: number;
  point: string;
  figures: string;
  /** The changes that waited for it, by their entries. */
  amends: readonly number[];
}

/** Somebody who doesn't play and helps a contestant. */
export interface Helper {
  seat: string;
  person: PersonNumber;
  /** The entry beside which stands what they help with. */
  seq: number;
}

export const tournamentEnds = ['win', 'draw'] as const;

/** The end of the tournament, which the gamemaster has announced. */
export interface EndAhead {
  how: (typeof tournamentEnds)[number];
  seats: readonly string[];
  due: Instant;
  seq: number;
}

/** Regulations that players change while they play, and what belongs to them. */
export interface Regulations {
  proposals: RegulationProposal[];
  amendments: Amendment[];
  readings: FiguresReading[];
  /** The turn whose orders are not resolved, since a regulation waits for the Judge, and when they were due; null where none is. */
  stopped: { phase: string; at: Instant } | null;
  /** For which changes everybody was told that they wait for the Judge. */
  remindedOf: Set<number>;
  helpers: Helper[];
  endAhead: EndAhead | null;
  /** How the tournament was concluded; null before. */
  concluded: Pick<EndAhead, 'how' | 'seats'> | null;
}

export const empty = (): { regulations: Regulations } => ({
  regulations: {
    ...{ proposals: [], amendments: [], readings: [], stopped: null, remindedOf: new Set() },
    ...{ helpers: [], endAhead: null, concluded: null },
  },
});

const ofProposal = z.object({ proposal: aside });
const change = z.object({ text: z.string().nullable(), figures: z.string().nullable() });
const seats = z.array(z.string());
const end = z.object({ how: z.enum(tournamentEnds), seats });

const numbered = ({ regulations }: TableState, { proposal: number }: { proposal: number }) =>
  regulations.proposals.find((proposal) => proposal.number === number);

export const kinds = [
  /** `point` is null for a new regulation, `text` to repeal one. */
  kind(
    'regulation-proposed',
    ofProposal.extend({ seat: z.string(), point: z.string().nullable() }).extend(change.shape),
    {
      title: 'Proposed to change a regulation at a table',
      apply: ({ regulations }, { proposal: number, seat, point, text, figures, seq, at }) => {
        regulations.proposals.push({
          ...{ number, seq, at, seat, point, text, figures, fate: 'open', votes: new Map() },
        });
      },
    },
  ),
  /** The last vote of a seat counts. It goes with the seat. */
  kind('regulation-voted', ofProposal.extend({ seat: z.string(), vote: hidden }), {
    title: 'Voted on a regulation at a table',
    apply: (state, { seat, vote, ...of }) => {
      numbered(state, of)?.votes.set(seat, vote);
    },
  }),
  /** Its proposer takes it back. */
  kind('regulation-withdrawn', ofProposal, {
    title: 'A proposal to change a regulation was withdrawn',
    apply: (state, of) => {
      const proposal = numbered(state, of);
      if (proposal !== undefined) proposal.fate = 'withdrawn';
    },
  }),
  /** Votes that the bot cannot open: the club was moved without the key by which they were hidden. They are asked for again. */
  kind('regulation-votes-lost', ofProposal.extend({ seats }), {
    title: 'Votes on a regulation were lost',
    apply: (state, { seats, ...of }) => {
      for (const seat of seats) numbered(state, of)?.votes.delete(seat);
    },
  }),
  /** More than half of the contestants have voted for it: `point` is the regulation, of a new one the number that it got. */
  kind('regulation-enacted', ofProposal.extend({ point: z.string(), yes: z.int(), no: z.int() }), {
    title: 'A change of a regulation was enacted',
    apply: (state, { proposal: number, point, yes, no, seq, at }) => {
      const proposal = numbered(state, { proposal: number });
      if (proposal === undefined) return;
      proposal.fate = 'enacted';
      const { text, figures } = proposal;
      const enacted = { proposal: number, yes, no };
      state.regulations.amendments.push({ seq, at, point, text, figures, enacted });
    },
  }),
  /** The gamemaster changes one, so that no custom or rule is broken; the reason is kept beside. */
  kind('regulation-amended', change.extend({ point: z.string() }), {
    title: 'A gamemaster changed a regulation',
    apply: ({ regulations }, { point, text, figures, seq, at }) => {
      regulations.amendments.push({ seq, at, point, text, figures, enacted: null });
    },
  }),
  /** The Judge says by a ruling what a regulation means for the bot. */
  kind('figures-read', z.object({ ruling: aside, point: z.string(), figures: z.string() }), {
    title: 'A Judge said what a regulation means for the bot',
    apply: (state, { ruling, point, figures, seq, at: saidAt }) => {
      const { regulations } = state;
      const waiting = pendingAt(state, regulations.stopped?.at ?? null).filter(
        (each) => each.point === point,
      );
      const at = waiting[0]?.at ?? saidAt;
      const amends = waiting.map((each) => each.seq);
      regulations.readings.push({ seq, at, saidAt, ruling, point, figures, amends });
    },
  }),
  /** Orders were due, and are not resolved before the Judge has said what a changed regulation means for the bot. */
  kind('turn-stopped', z.object({ phase: z.string() }), {
    title: 'A turn at a table waits for its Judge',
    apply: ({ regulations }, { phase, at }) => {
      regulations.stopped = { phase, at };
    },
  }),
  /** It has waited for the Judge so long that everybody is told. */
  kind('judge-reminded', z.object({ amendment: aside }), {
    title: 'Everybody was told that a regulation waits for the Judge',
    apply: ({ regulations }, { amendment }) => {
      regulations.remindedOf.add(amendment);
    },
  }),
  /** A contestant says who helps them, or no longer does; with what is kept beside. */
  kind('help-announced', z.object({ seat: z.string(), person, given: z.boolean() }), {
    title: 'Helps a contestant at a table, or no longer does',
    apply: ({ regulations }, { seat, person, given, seq }) => {
      const others = regulations.helpers.filter((each) => each.seat !== seat || each.person !== person);
      regulations.helpers = given ? [...others, { seat, person, seq }] : others;
    },
  }),
  kind('end-announced', end.extend({ due: instant }), {
    title: 'The end of a tournament was announced',
    apply: ({ regulations }, { how, seats, due, seq }) => {
      regulations.endAhead = { how, seats, due, seq };
    },
  }),
  kind('end-called-off', z.object({ how: z.enum(tournamentEnds) }), {
    title: 'The announced end of a tournament was called off',
    apply: ({ regulations }) => {
      regulations.endAhead = null;
    },
  }),
  kind('tournament-concluded', end, {
    title: 'A tournament was concluded',
    apply: (state, { how, seats, seq, at }) => {
      publishPress(state, { seq, at });
      if (state.status !== 'playing') return;
      state.status = 'over';
      state.endedBy = { seq, at };
      state.regulations.endAhead = null;
      state.regulations.concluded = { how, seats };
    },
    applyUndone: publishPress,
  }),
];

/** A turn that begins again, or was resolved, waits for nobody. */
function goOn({ regulations }: TableState): void {
  regulations.stopped = null;
}

const goOnAgain = (state: TableState, { again }: { again: boolean }): void => {
  if (again) goOn(state);
};

/** What regulations make of what else happens at a table. */
export const also = {
  'phase-adjudicated': goOn,
  'orders-lost': goOn,
  'entry-undone': goOnAgain,
  'orders-corrected': goOnAgain,
  'game-taken-back': goOnAgain,
};
