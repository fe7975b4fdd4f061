import type { Act } from '../../../terms/register.ts';
import type { Actor } from '../../house/people.ts';
import type { Texts, UnitOfWork } from '../../house/ports.ts';
import type { GameNumber } from '../../ledger/fields.ts';
import type { Body } from '../../rule-books.ts';
import type { LadderNotice } from '../notices.ts';
import { numberOf } from './whose.ts';

type GameNotice = LadderNotice<'game-action'>;
type GameAction = GameNotice['action'];
/** What is said of it beside the reason. */
type Besides = Pick<GameNotice, 'waited' | 'captured'>;

/** What a Moderator does to a game: the entry it makes, by which Act, and in what words. */
interface Decision {
  action: GameAction;
  game: GameNumber;
  body: Body;
  act: Act;
  texts?: Texts;
}

/** Writes what a Moderator decided on a game, and declares it. */
export function decide(work: UnitOfWork, actor: Actor, decision: Decision, besides: Besides = {}): void {
  const { action, game, body, act, texts = {} } = decision;
  const entry = work.append(body, { by: numberOf(work, actor), acts: [act], texts });
  declare(work, actor, { action, game, entry, ...besides });
}

/** Has it declared in #discussion what a Moderator did to a game; `entry` is where the reason stands (Act III.2.4). */
export function declare(
  work: UnitOfWork,
  actor: Actor,
  what: Pick<GameNotice, 'action' | 'game' | 'entry'> & Besides,
): void {
  const by = numberOf(work, actor);
  if (by === null) throw new Error('A decision on a game needs a Moderator whom the club knows');
  work.announce({ kind: 'game-action', ...what, by }, { to: 'discussion' });
}
