import type { ClubView } from '../../../house/ports.ts';
import { cited, dayOf, nameOf, sessionOn } from '../../../house/words/text.ts';
import { type RefusalOf, say, type Wording } from '../../../house/words/wording.ts';

export type RematchRefusal = RefusalOf<
  | 'game-forfeited'
  | 'game-judged'
  | 'objected-already'
  | 'objection-too-late'
  | 'no-rematch-online'
  | 'no-objection'
  | 'rematch-was-decided'
  | 'no-rematch-now'
>;

/** Why the result of a game stays, nobody can object to it, or nothing can be said of its rematch. */
export function wordRematch(refusal: RematchRefusal, view: ClubView): Wording {
  const { game } = refusal;
  switch (refusal.code) {
    case 'game-forfeited':
      return say(
        `Game #${game} is forfeited by penalty #${refusal.penalty}, and keeps that result for as long as the penalty stands.`,
        'Whoever thinks that the penalty is wrong may ask the Court to end it with `/appeal file`.',
      );
    case 'game-judged':
      return say(
        `The Court has judged game #${game} in ${cited(view, refusal.case)}, and only the Court can change that.`,
        'A party of that case may ask for the whole Court with `/appeal enbanc`.',
      );
    case 'objected-already':
      return say(
        `${nameOf(view, refusal.by)} has objected to game #${game} already, and there is one rematch at most.`,
        `See how it stands with \`/game show game:${game}\`.`,
      );
    case 'objection-too-late':
      return say(
        `Game #${game} can no longer be objected to, since the session of ${dayOf(refusal.date)} has closed.`,
        'If the result is wrong, ask a Moderator to look at it.',
      );
    case 'no-rematch-online':
      return say(
        `Game #${game} was played online, and rematches are for games over the board.`,
        'If it ended wrongly, take it to the Court with `/appeal file`.',
      );
    case 'no-objection':
      return say(
        `Nobody has objected to game #${game}, so there is no rematch.`,
        `One of its players objects with \`/game object game:${game}\`.`,
      );
    case 'rematch-was-decided':
      return say(
        `The rematch of game #${game} is decided, and that is final.`,
        `See how it stands with \`/game show game:${game}\`.`,
      );
    case 'no-rematch-now':
      return say(
        `The rematch of game #${game} is for a session that begins after the objection, and said on its day.`,
        `The next such session is ${sessionOn(refusal.nextSession, view.state.figures)}.`,
      );
    default:
      return refusal satisfies never;
  }
}
