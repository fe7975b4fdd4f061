import type { Scene } from '../../../src/house/words/reply.ts';
import type { Explanation } from '../../../src/ladder/board/explain.ts';
import { explainGame, explainScore, type Step } from '../../../src/ladder/book/explain.ts';
import { renderExplanation } from '../../../src/ladder/words/explain.ts';
import { gameOf } from '../../../src/ladder/words/game-card.ts';
import type { BodyOf } from '../../../src/rule-books.ts';
import { decayBases } from '../../../terms/leaderboard/decay.ts';
import { replyRead } from '../as-read.ts';
import { ana, bo, day, mo, now, seqOf } from '../club.ts';
import { inGroup, type Message } from '../message.ts';

type MoveOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

const stamp = { seq: seqOf('adjustment'), at: now, by: mo, terms: '2.4' };
const moved = { person: ana, before: 120, after: 110 };
const atFloor = { person: ana, before: 105, after: 100 };

const adjusted = (
  change: BodyOf<'adjusted'>['change'],
  score: { before: number; after: number },
): MoveOf<'adjusted'> => ({
  ...{ kind: 'adjusted', person: ana, ...score },
  entry: { ...stamp, type: 'adjusted', acts: ['II.3'], person: ana, change },
});

function penalised(part: MoveOf<'penalised'>['part']): MoveOf<'penalised'> {
  const penalty = { penalty: 1, person: ana, offence: 1, game: null, fraud: false, ground: null } as const;
  const rest = { parts: [part], finding: null, reverses: null };
  const entry = { ...stamp, type: 'penalty-issued' as const, acts: ['I.2.1' as const], ...penalty, ...rest };
  return { kind: 'penalised', ...moved, entry, part };
}

/** Of each way in which a score moves some samples. */
const moves = (view: Scene['view']): { readonly [Kind in Step['kind']]: readonly MoveOf<Kind>[] } => ({
  joined: explainScore(view, bo).filter((move) => move.kind === 'joined'),
  game: explainGame(view, 1)
    .filter((move) => move.kind === 'game')
    .flatMap((move) => [
      move,
      {
        ...move,
        ...atFloor,
        game: { ...move.game, online: true },
        rating: { ...move.rating, floored: true, newScore: 100 },
      },
      { ...move, score: 0.5 },
    ]),
  cancelled: [{ kind: 'cancelled', entry: stamp, game: gameOf(view, 1), person: ana, opponent: bo }],
  penalised: [
    penalised({ kind: 'deduction', points: 1 }),
    penalised({ kind: 'deduction', points: 10 }),
    penalised({ kind: 'halve' }),
    penalised({ kind: 'reset' }),
  ],
  decayed: decayBases.flatMap((basis) =>
    [moved, atFloor].map((score) => ({
      ...{ kind: 'decayed' as const, ...score, deduction: 10 },
      entry: { ...stamp, type: 'decayed' as const, acts: ['II.6.1' as const], person: ana, date: day, basis },
    })),
  ),
  adjusted: [
    adjusted({ points: 1 }, { before: 120, after: 121 }),
    adjusted({ points: -10 }, moved),
    adjusted({ points: -10 }, atFloor),
    adjusted('halve', { before: 240, after: 120 }),
    adjusted('halve', atFloor),
    adjusted('reset', moved),
  ],
});

/** Why a score is what it is: each kind of step, then the page on which nothing has moved yet. */
export async function explanationWords(scene: Scene): Promise<Message[]> {
  const person = { number: ana, account: '101', name: 'Ana' };
  const pages: readonly { code: string; explained: Explanation }[] = [
    ...Object.entries(moves(scene.view)).map(([code, each]) => ({
      code,
      explained: { of: 'score' as const, person, score: 110, moves: [...each] },
    })),
    { code: 'nothing', explained: { of: 'score', person, score: 100, moves: [] } },
    {
      code: 'game',
      explained: { of: 'game', game: gameOf(scene.view, 1), moves: explainGame(scene.view, 1) },
    },
    { code: 'no-move', explained: { of: 'game', game: gameOf(scene.view, 2), moves: [] } },
  ];
  const said = await Promise.all(
    pages.map(async ({ code, explained }) => ({
      code,
      text: replyRead(await renderExplanation(explained, 1, scene)),
    })),
  );
  return inGroup('The ladder', 'What is explained', said);
}
