import type { Suggestion } from '../book/amendment.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, whoActs } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, type Result, refused, understood, unlessRefused } from '../result.ts';
import { needsAmender } from './read-wish.ts';

export interface AnswerInput {
  /** Its number, as typed. */
  suggestion: string;
  accepted: boolean;
}

/** Acts IV.4 and IV.5: the Chief Justice accepts or declines a suggestion; the person who made it is told. That changes no Act. */
export function answerSuggestion(
  work: UnitOfWork,
  actor: Actor,
  { suggestion, accepted }: AnswerInput,
): Result<HouseOutcome> {
  const found = openSuggestion(work, actor, suggestion);
  if (!found.ok) return found;
  noteAnswer(work, actor, { suggestion: found.value, accepted });
  return done({ kind: 'suggestion-answered', suggestion: found.value.number });
}

/** The suggestion that the Chief Justice is about to answer, or why they cannot. */
export function openSuggestion(view: ClubView, actor: Actor, typed: string): Result<Suggestion> {
  const [, digits] = /^#?(\d{1,9})$/.exec(typed.trim()) ?? [];
  const suggestion = view.state.suggestions[Number(digits ?? 0)];
  const known = understood(suggestion, { problem: 'no-such-suggestion', text: typed });
  const found = unlessRefused(needsAmender(view, actor), known);
  if (!found.ok || found.value.accepted === null) return found;
  const { number, accepted } = found.value;
  return refused({ code: 'suggestion-answered', suggestion: number, accepted, acts: ['IV.4'] });
}

/** Puts the answer on record and tells the person who made the suggestion. */
export function noteAnswer(
  work: UnitOfWork,
  actor: Actor,
  {
    suggestion: { number: suggestion, by: person, act },
    accepted,
  }: { suggestion: Suggestion; accepted: boolean },
): void {
  const by = enrol(work, whoActs(work, actor));
  const body = { type: 'suggestion-answered', suggestion, accepted } as const;
  work.append(body, { by, acts: [act === null ? 'IV.4' : 'IV.5'] });
  if (person !== null && person !== by)
    work.announce({ kind: 'suggestion-answered', suggestion, person }, { to: 'person', person });
}
