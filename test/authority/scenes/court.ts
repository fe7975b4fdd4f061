import { createHash } from 'node:crypto';
import type { Subject } from '../../../src/appeals/book/court-entries.ts';
import type { UnitOfWork } from '../../../src/house/ports.ts';
import type { Body } from '../../../src/rule-books.ts';
import type { Role } from '../cast.ts';
import { type Club, changes, type Scene, scenes, wrote } from './club.ts';
import { playedOnline } from './online.ts';

const first = { case: 1 } as const;

/** The player petitions; the opponent has to answer for it, or a Moderator whose act it is about. */
const petitions = (subject: Subject, respondent: Role = 'opponent'): Scene =>
  wrote('player', (is) => ({
    ...{ type: 'petitioned', ...first, year: 2026, ordinal: 1, enBanc: false, subject },
    ...{ petitioner: is('player'), respondent: is(respondent) },
  }));

const granted = wrote('chief', (is) => ({ type: 'writ-given', ...first, person: is('chief'), chief: true }));

/** The Chief Justice sits with the Justice and one more. */
const seatedWithChief = wrote('chief', (is) => ({
  ...{ type: 'panel-seated', ...first, despiteConflict: [] },
  panel: [is('chief'), is('justice'), is('secondJustice')],
}));

/** The panel: the Justice and two more, without the Chief Justice. */
const seated = wrote('chief', (is) => ({
  ...{ type: 'panel-seated', ...first, despiteConflict: [] },
  panel: [is('justice'), is('secondJustice'), is('thirdJustice')],
}));

export const filed: Scene = petitions({ kind: 'other' });
export const taken: Scene = scenes(filed, granted);
export const heard: Scene = scenes(taken, seated);

export const moved: Scene = scenes(
  heard,
  wrote('player', () => ({
    type: 'motion-made',
    ...first,
    motion: 1,
    kind: 'dismiss',
    exhibit: null,
    with: null,
  })),
);

const votes = (role: Role): Scene =>
  wrote(role, (is) => ({
    type: 'vote-cast',
    ...first,
    person: is(role),
    decision: { kind: 'uphold' },
    bar: null,
  }));

/** All but the Justice have voted. */
export const voting: Scene = scenes(heard, votes('secondJustice'), votes('thirdJustice'));

const judges = (kind: 'uphold' | 'remand', enBanc: boolean, ...majority: readonly Role[]): Scene =>
  wrote('justice', (is) => ({
    ...{
      type: 'judged',
      ...first,
      enBanc,
      outcome: { kind },
      bar: null,
      effects: [],
      supersedes: [],
      silent: [],
    },
    majority: majority.map(is),
  }));

const bench = ['justice', 'secondJustice', 'thirdJustice'] as const;

/** The panel upheld it, and its opinion is due. */
export const judged: Scene = scenes(voting, votes('justice'), judges('uphold', false, ...bench));

/** The same, and the Chief Justice is one of the majority. */
export const judgedWithChief: Scene = scenes(
  taken,
  seatedWithChief,
  ...(['chief', 'justice', 'secondJustice'] as const).map(votes),
  judges('uphold', false, 'chief', 'justice', 'secondJustice'),
);

/** The Justice is to write it. */
export const assigned: Scene = scenes(
  judged,
  wrote('justice', (is) => ({ type: 'author-chosen', ...first, person: is('justice') })),
);

export const published: Scene = scenes(assigned, ({ story, is }) => {
  story.write(
    {
      type: 'opinion-published',
      ...first,
      opinion: 1,
      kind: 'majority',
      author: is('justice'),
      enBanc: false,
      holds: [],
    },
    { by: is('justice'), texts: { opinion: 'It was right.' } },
  );
});

/** The player asks for the whole Court. */
export const asked: Scene = scenes(
  published,
  wrote('player', (is) => ({ type: 'en-banc-asked', ...first, person: is('player') })),
);

/** The Moderator gave the player a penalty, and has not declared it. */
export const penalised: Scene = wrote(
  'moderator',
  (is): Body => ({
    ...{ type: 'penalty-issued', penalty: 1, person: is('player'), offence: 1, game: null, fraud: false },
    ...{ ground: null, parts: [{ kind: 'deduction', points: 5 }], finding: null, reverses: null },
  }),
);

/** The panel sent that back to the Moderator. */
export const remanded: Scene = scenes(
  penalised,
  petitions({ kind: 'penalty', penalty: 1 }, 'moderator'),
  granted,
  seated,
  ...bench.map(votes),
  judges('remand', false, ...bench),
);

const put = (
  work: UnitOfWork,
  by: number,
  exhibit: number,
  about: { sealed: boolean; raw?: boolean; redacts?: number },
): void => {
  const bytes = new TextEncoder().encode(`exhibit ${exhibit}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { sealed, raw = false, redacts = null } = about;
  const body = { type: 'exhibit-filed', ...first, exhibit, sealed, sha256, size: bytes.length } as const;
  work.append({ ...body, media: 'txt', raw, redacts }, { by, acts: ['III.3'] });
  work.keepExhibit(1, exhibit, { name: `${exhibit}.txt`, bytes });
};

/** A hearing over an online game, with an exhibit of each kind, by its number. */
export const exhibits = { open: 1, sealed: 2, raw: 3, copy: 4, released: 5 } as const;
export const evidence: Scene = scenes(
  playedOnline,
  petitions({ kind: 'game', game: 1 }),
  granted,
  seated,
  ({ story, is }: Club) =>
    changes(story, (work) => {
      put(work, is('player'), exhibits.open, { sealed: false });
      put(work, is('player'), exhibits.sealed, { sealed: true });
      put(work, is('chief'), exhibits.raw, { sealed: true, raw: true });
      put(work, is('chief'), exhibits.copy, { sealed: true, redacts: exhibits.raw });
      put(work, is('chief'), exhibits.released, { sealed: true, redacts: exhibits.raw });
    }),
  wrote('chief', () => ({ type: 'exhibit-released', ...first, exhibit: exhibits.released })),
);
