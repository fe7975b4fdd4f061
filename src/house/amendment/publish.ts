import { movesSessions } from '../../../terms/amendment/figures.ts';
import { nextVersion } from '../../../terms/amendment/versions.ts';
import type { Figures } from '../../../terms/figures.ts';
import { versionInForce } from '../book/amendment.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, whoActs } from '../people.ts';
import type { UnitOfWork } from '../ports.ts';
import { allOf, done, ifGiven, type Result } from '../result.ts';
import { keepingDeadlines } from '../room.ts';
import { noteAnswer, openSuggestion } from './answer-suggestion.ts';
import { type Amendment, type FigureWish, previewFigure, previewText, type TextWish } from './read-wish.ts';

/**
 * Acts IV.1 to IV.3: the Chief Justice gives an Act a new text, and so accepts the proposal of it (Act IV.5). It is
 * announced. The bot goes by the figures, not by the texts.
 */
export function publishText(
  work: UnitOfWork,
  actor: Actor,
  wish: TextWish & { suggestion: string | null },
): Result<HouseOutcome> {
  const answered = ifGiven(wish.suggestion, (typed) => openSuggestion(work, actor, typed));
  const read = allOf(previewText(work, actor, wish), answered);
  if (!read.ok) return read;
  const [amendment, suggestion] = read.value;
  const published = publish(work, actor, amendment);
  if (suggestion !== null) noteAnswer(work, actor, { suggestion, accepted: true });
  return done(published);
}

/** Acts IV.1 to IV.3: the Chief Justice changes a figure. The server's events follow the sessions (Act 0.5). */
export function publishFigure(work: UnitOfWork, actor: Actor, wish: FigureWish): Result<HouseOutcome> {
  const amendment = previewFigure(work, actor, wish);
  if (!amendment.ok) return amendment;
  const replans = work.rooms.map(({ replan }) => replan?.(work));
  const keep = keepingDeadlines(work);
  const published = publish(work, actor, amendment.value);
  keep();
  if (movesSessions(amendment.value.figures ?? {})) for (const replan of replans) replan?.();
  return done(published);
}

/** Acts IV.1 to IV.3: publishes figures that were checked already as the next version. The server's events are left alone. */
export function publishFigures(work: UnitOfWork, actor: Actor, figures: Partial<Figures>): void {
  publish(work, actor, { version: nextVersion(versionInForce(work.state)), act: null, text: null, figures });
}

function publish(work: UnitOfWork, actor: Actor, { version, act, text, figures }: Amendment): HouseOutcome {
  const by = enrol(work, whoActs(work, actor));
  const atOnce = figures === null ? {} : ({ atOnce: true } as const);
  const body = { type: 'terms-published', version, act, figures, ...atOnce } as const;
  const texts = text === null ? {} : { act: text };
  const publication = work.append(body, { by, acts: ['IV.1', 'IV.2'], texts });
  work.announce({ kind: 'terms-published', publication }, { to: 'discussion' });
  return { kind: 'terms-published', publication };
}
