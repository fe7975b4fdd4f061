import type { LocalDate } from '../../terms/time.ts';
import type { Name } from './cast.ts';

/** What a Moderator did to somebody on a Friday, who asks the Court to look at it. */
export interface PastCase {
  /** The Friday on which it happened. */
  on: LocalDate;
  /** By which the Court’s commands know the case. */
  citation: string;
  /** The thread in which it is heard. */
  thread: string;
  moderator: Name;
  petitioner: Name;
  /** The penalty’s number, in the order in which they are issued. */
  penalty: number;
  what: { kind: 'deduction'; points: number } | { kind: 'time'; minutes: number };
  offence: string;
  reason: string;
  statement: string;
  /** What is said in the hearing, in order. */
  said: readonly (readonly [who: Name, words: string])[];
  /** None while it is being heard. */
  votes: readonly (readonly [who: Name, decision: 'uphold' | 'overturn'])[];
  /** The Court’s comes last: the others are published with it. */
  opinions: readonly WrittenOpinion[];
}

/** What one of those who voted wrote. */
export interface WrittenOpinion {
  author: Name;
  kind: 'majority' | 'dissent';
  text: string;
  /** What the Court holds, and on which Act. */
  held?: { act: string; words: string };
}

const decided: PastCase = {
  on: '2026-11-13',
  citation: '[2026] CoA 1',
  thread: '[2026] CoA 1 · A v M',
  moderator: 'mia',
  petitioner: 'ana',
  penalty: 1,
  what: { kind: 'deduction', points: 15 },
  offence: 'Advice during a game',
  reason: 'Ana told Dee which pawn to take while Dee was playing Bo.',
  statement:
    'I only said that the bell would ring in two minutes. Mia was at the other end of the room and asked nobody what I had said.',
  said: [
    ['ana', 'I said “two minutes”. Dee and Bo both heard it.'],
    ['mia', 'I saw Ana lean over the board and speak, and then Dee took the pawn.'],
    ['jo', 'Mia, did you ask Dee or Bo what they had heard?'],
    ['mia', 'No. The bell rang, and everybody left.'],
  ],
  votes: [
    ['jo', 'overturn'],
    ['kim', 'overturn'],
    ['lee', 'uphold'],
  ],
  opinions: [
    {
      author: 'lee',
      kind: 'dissent',
      text: 'Anyone who speaks over a board in the last minutes knows how that looks. The Moderator was in the room and we were not, and **I would have left the decision to M**.',
    },
    {
      author: 'jo',
      kind: 'majority',
      text: [
        '## What happened',
        'A spoke to two people who were playing. M, a Moderator, saw it from the other end of the room, took it for advice, and took 15 points.',
        '## Why we decide so',
        '1. Advice during a game is an offence, and we say nothing else today.',
        '2. A penalty needs a reason that can be looked at. *Seeing* somebody speak is no reason to hold what they said against them: both players were there, and nobody asked them.',
        '3. They would have told M in a minute.',
        '> A Moderator need not be certain. But they have to ask those who know.',
        'The penalty is void, and A has 15 points again.',
      ].join('\n\n'),
      held: {
        act: 'III.2.2',
        words: 'Before they penalise somebody for what was said, a Moderator asks those who heard it.',
      },
    },
  ],
};

const open: PastCase = {
  on: '2026-11-20',
  citation: '[2026] CoA 2',
  thread: '[2026] CoA 2 · C v M',
  moderator: 'max',
  petitioner: 'cy',
  penalty: 2,
  what: { kind: 'time', minutes: 2 },
  offence: 'Leaving the board in mid-game',
  reason: 'Cy was away for six minutes while Ana waited for his move.',
  statement:
    'I was called to the office. There is a note from the school, and I came back as soon as I could.',
  said: [
    ['cy', 'The office has the note. I was back before the bell, and lost anyway.'],
    ['max', 'Nobody told me of a note. I would like to see it.'],
    ['lee', 'Cy, can you put a picture of it in with `/court exhibit`?'],
  ],
  votes: [],
  opinions: [],
};

/** One case of each past Friday: the first is over, and the second is being heard. */
export const pastCases: readonly PastCase[] = [decided, open];
