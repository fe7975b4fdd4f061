import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { aside, instant, type PersonNumber, person } from '../../ledger/fields.ts';
import type { TableState } from '../book/table.ts';
import { kind } from '../book/world.ts';

/**
 * Where a question waits: for the director, for the votes of the committee, for the director to break a tie, for the player and the
 * gamemaster to say that it was the right one; a change of the rules for the director’s approval and, after a veto, for the committee
 * again.
 */
export const stages = [
  'director',
  'committee',
  'tie',
  'agreement',
  'approval',
  'override',
  'closed',
] as const;
export type Stage = (typeof stages)[number];

/** Why a question goes on: somebody decided, votes were counted, time passed, or it was the wrong question. */
export const moves = ['director', 'votes', 'time', 'agreed', 'wrong-question'] as const;
export type Move = (typeof moves)[number];

/** What is asked: whether a ruling falls, or whether a rule changes. */
const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('appeal'), ruling: aside }),
  z.object({ kind: z.literal('change'), point: z.string().nullable() }),
]);
export type Subject = z.output<typeof subject>;

/** How the votes of a committee came out, and how many sat. */
const tally = z.object({ yes: z.int(), no: z.int(), sitting: z.int() });
export type Tally = z.output<typeof tally>;

/** A question for the director and the committee of a table. */
export interface Question {
  number: number;
  /** The entry that asked it, beside which its words are. */
  seq: number;
  at: Instant;
  about: Subject;
  by: PersonNumber | null;
  /** The seat whose player asks; null for the gamemaster, and for a member of the committee. */
  seat: string | null;
  stage: Stage;
  since: Instant;
  /** Until when it waits there; null where it waits for as long as it takes. */
  due: Instant | null;
  /** Whether those who have voted are in favour: of overturning a ruling, or of a change. */
  votes: Map<PersonNumber, boolean>;
  /** Whether the player and the gamemaster say that it is the right question; null while they have not said. */
  agreed: { player: boolean | null; gm: boolean | null };
  /** What was decided so far: whether the ruling falls, or the rule changes; null while nothing is. */
  decided: boolean | null;
  /** Who decided it last. */
  decidedBy: 'director' | 'committee' | null;
  /** The entries after the first that say something of it. */
  moved: number[];
}

interface Questions {
  /** In the order of their numbers. */
  questions: Question[];
}

export const empty = (): Questions => ({ questions: [] });

const ofQuestion = z.object({ question: aside });

const numbered = ({ questions }: TableState, { question: number }: { question: number }) =>
  questions.find((question) => question.number === number);

const nobodySaid = () => ({ player: null, gm: null });

export const kinds = [
  /** A player or the gamemaster asks about a ruling, or the committee proposes a change of the rules. */
  kind(
    'question-asked',
    ofQuestion.extend({
      about: subject,
      seat: z.string().nullable(),
      stage: z.enum(stages),
      due: instant.nullable(),
    }),
    {
      title: 'Asked the director or the committee of a table',
      apply: ({ questions }, { question: number, about, seat, stage, due, seq, at, by }) => {
        questions.push({
          ...{ number, seq, at, about, by, seat, stage, since: at, due },
          ...{ votes: new Map(), agreed: nobodySaid(), decided: null, decidedBy: null, moved: [] },
        });
      },
    },
  ),
  /** The last vote of each member counts. */
  kind('question-voted', ofQuestion.extend({ person, inFavour: z.boolean() }), {
    title: 'Voted in the committee of a table',
    apply: (state, { person, inFavour, ...of }) => {
      numbered(state, of)?.votes.set(person, inFavour);
    },
  }),
  /** Whether somebody says that the question that was put is the right one (WM D.I(2)). */
  kind('question-agreed', ofQuestion.extend({ as: z.enum(['player', 'gm']), agrees: z.boolean() }), {
    title: 'Said whether the committee of a table was asked the right question',
    apply: (state, { as, agrees, ...of }) => {
      const question = numbered(state, of);
      if (question !== undefined) question.agreed[as] = agrees;
    },
  }),
  /** It goes on; `decided` is what came of it there, and the votes are told where the committee decided. */
  kind(
    'question-moved',
    ofQuestion.extend({
      ...{ stage: z.enum(stages), due: instant.nullable(), why: z.enum(moves) },
      ...{ decided: z.boolean().nullable(), tally: tally.nullable() },
    }),
    {
      title: 'A question at a table went on',
      apply: (state, { stage, due, decided, why, seq, at, ...of }) => {
        const question = numbered(state, of);
        if (question !== undefined) goOn(state, question, { stage, due, decided, why, seq, at });
      },
    },
  ),
];

interface Moved {
  stage: Stage;
  due: Instant | null;
  decided: boolean | null;
  why: Move;
  seq: number;
  at: Instant;
}

/** A question comes to another stage: the committee votes anew there, and is asked anew if that is the right question. */
function enter(question: Question, stage: Stage, at: Instant): void {
  if (stage === question.stage) return;
  if (stage === 'committee' || stage === 'override') question.votes = new Map();
  if (stage === 'committee' || stage === 'director') question.agreed = nobodySaid();
  question.stage = stage;
  question.since = at;
}

function goOn(state: TableState, question: Question, { stage, due, decided, why, seq, at }: Moved): void {
  enter(question, stage, at);
  question.due = due;
  question.decided = decided;
  if (why === 'director' || why === 'votes') question.decidedBy = why === 'votes' ? 'committee' : 'director';
  question.moved.push(seq);
  const { about } = question;
  if (stage !== 'closed' || about.kind !== 'appeal') return;
  for (const ruling of state.rulings)
    if (ruling.number === about.ruling) ruling.overturnedBy = decided ? question.decidedBy : null;
}
