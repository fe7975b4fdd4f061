import { type Figures, withFigures } from '../../../terms/figures.ts';
import { type Instant, isSessionDay, sessionWindow } from '../../../terms/time.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import type { State } from '../../rule-books.ts';
import type { Game } from './games.ts';
import type { Session } from './register.ts';

/** Act IV.2: the figures that a session goes by at that moment. */
export const figuresIn = ({ earlierFigures, figures }: Session, at: Instant): Figures =>
  earlierFigures.find(({ until }) => at < until)?.figures ?? figures;

/** Act IV.2: the figures by which the close of a session is reckoned; later ones do not touch it. */
export const figuresAtClose = (session: Session): Figures => figuresIn(session, endOf(session));

/** When a session ended, or will. */
export const endOf = ({ closedAt, closesAt }: Session): Instant => closedAt ?? closesAt;

/**
 * Act IV.2: a session goes by new figures from the moment they are published. Its end moves with Act 0.5, its beginning only if
 * that is to come. It ends at once where its end has passed by then, or its day is the club's no longer.
 */
export function changeSession(
  { sessionOrder }: State,
  { at, figures }: { at: Instant; figures: Partial<Figures> },
): void {
  const session = sessionOrder.at(-1);
  if (session === undefined || at > session.closesAt) return;
  session.earlierFigures.push({ until: at, figures: session.figures });
  session.figures = withFigures(session.figures, figures);
  const { opensAt, closesAt } = sessionWindow(session.date, session.figures);
  if (at < session.opensAt) session.opensAt = Math.max(opensAt, at);
  session.closesAt = isSessionDay(session.date, session.figures) ? Math.max(closesAt, at) : at;
}

/** Act IV.2: what a game is reckoned by, whenever it comes to count: the figures of the moment at which it was played. */
export function figuresOfGame(state: State, { online, date, playedAt }: Game): Figures {
  const session = online ? undefined : state.sessions.get(date);
  return session === undefined ? figuresAt(state, playedAt) : figuresIn(session, playedAt);
}
