import type { LocalDate } from '../../../../terms/time.ts';
import { cited, dayOf, nameOf, sessionOn } from '../../../house/words/text.ts';
import { say, type Worded } from '../../../house/words/wording.ts';
import type { CaseNumber, GameNumber, PenaltyNumber, PersonNumber } from '../../../ledger/fields.ts';
import type { RematchOutcome } from '../../book/rematch.ts';

interface OfGame {
  game: GameNumber;
}

/** Why the result of a game stays, nobody can object to it, or nothing can be said of its rematch. */
export const rematchRefusals = {
  /** `penalty` is the one by which a player forfeits it. */
  'game-forfeited': ({ game, penalty }: OfGame & { penalty: PenaltyNumber }) =>
    say(
      `Game #${game} is forfeited by penalty #${penalty}, and keeps that result for as long as the penalty stands.`,
      'Whoever thinks that the penalty is wrong may ask the Court to end it with `/appeal file`.',
    ),
  'game-judged': ({ game, case: judged }: OfGame & { case: CaseNumber }, view) =>
    say(
      `The Court has judged game #${game} in ${cited(view, judged)}, and only the Court can change that.`,
      'A party of that case may ask for the whole Court with `/appeal enbanc`.',
    ),
  'objected-already': ({ game, by }: OfGame & { by: PersonNumber }, view) =>
    say(
      `${nameOf(view, by)} has objected to game #${game} already, and there is one rematch at most.`,
      `See how it stands with \`/game show game:${game}\`.`,
    ),
  'objection-too-late': ({ game, date }: OfGame & { date: LocalDate }) =>
    say(
      `Game #${game} can no longer be objected to, since the session of ${dayOf(date)} has closed.`,
      'If the result is wrong, ask a Moderator to look at it.',
    ),
  'no-rematch-online': ({ game }: OfGame) =>
    say(
      `Game #${game} was played online, and rematches are for games over the board.`,
      'If it ended wrongly, take it to the Court with `/appeal file`.',
    ),
  'no-objection': ({ game }: OfGame) =>
    say(
      `Nobody has objected to game #${game}, so there is no rematch.`,
      `One of its players objects with \`/game object game:${game}\`.`,
    ),
  'rematch-was-decided': ({ game }: OfGame & { outcome: RematchOutcome }) =>
    say(
      `The rematch of game #${game} is decided, and that is final.`,
      `See how it stands with \`/game show game:${game}\`.`,
    ),
  'no-rematch-now': ({ game, nextSession }: OfGame & { nextSession: LocalDate }, view) =>
    say(
      `The rematch of game #${game} is for a session that begins after the objection, and said on its day.`,
      `The next such session is ${sessionOn(nextSession, view.state.figures)}.`,
    ),
} satisfies Worded;
