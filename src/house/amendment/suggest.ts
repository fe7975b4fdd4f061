import { mayPropose, mostOpenSuggestions } from '../../../terms/amendment/authority.ts';
import type { Act } from '../../../terms/register.ts';
import { openSuggestions } from '../book/amendment.ts';
import { holders } from '../book/offices.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, officesOfActor, whoActs } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, ifGiven, type Refusal, type Result, unlessRefused } from '../result.ts';
import { readAct, readWords, reasonLimit } from '../texts.ts';
import { actLimit } from './read-wish.ts';

interface SuggestionInput {
  text: string;
  /** The number of the Act for which it is a finished text; null for an idea. */
  act: string | null;
}

/**
 * Acts IV.4 and IV.5: anybody suggests a change; only Moderators and Justices a finished text for an Act. The Chief Justice
 * is told. Refused while too many from one person wait for an answer.
 */
export function suggest(work: UnitOfWork, actor: Actor, input: SuggestionInput): Result<HouseOutcome> {
  const act = ifGiven(input.act, readAct);
  if (!act.ok) return act;
  const words = readWords(input.text, 'text', act.value === null ? reasonLimit : actLimit);
  const text = unlessRefused(maySuggest(work, actor, act.value), words);
  if (!text.ok) return text;
  const by = enrol(work, whoActs(work, actor));
  const suggestion = Math.max(work.state.suggestions.length, 1);
  const acts: Act[] = [act.value === null ? 'IV.4' : 'IV.5'];
  const body = { type: 'suggested', suggestion, act: act.value } as const;
  work.append(body, { by, acts, texts: { suggestion: text.value } });
  for (const person of holders(work.state, 'chief'))
    work.announce({ kind: 'suggested', suggestion }, { to: 'person', person });
  return done({ kind: 'suggestion-taken', suggestion });
}

function maySuggest(view: ClubView, actor: Actor, act: Act | null): Refusal[] {
  const { number } = whoActs(view, actor);
  const open = openSuggestions(view.state).filter(({ by }) => by === number).length;
  const refusals: Refusal[] = [];
  if (act !== null && !mayPropose(officesOfActor(view, actor)))
    refusals.push({ code: 'may-not-propose', acts: ['IV.5'] });
  if (open >= mostOpenSuggestions)
    refusals.push({ code: 'too-many-suggestions', limit: mostOpenSuggestions, acts: ['IV.4'] });
  return refusals;
}
