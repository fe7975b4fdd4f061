import { tidy } from '../../../house/names.ts';
import { type Actor, enrolActor, needsModerator, whoActs } from '../../../house/people.ts';
import { asPreviewed, type Preview } from '../../../house/plan.ts';
import type { ClubView } from '../../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../../house/result.ts';
import { tableRules } from '../../rule-sets/named.ts';
import { by } from '../../table.ts';
import { barringBan } from '../../who.ts';
import type { TournamentRuleId } from '../book/sign-up.ts';
import { tournamentBooks } from '../book/tournament.ts';
import { hideLot } from '../lot.ts';
import { isOn, tournamentsOf } from '../tournament.ts';
import { director } from '../who.ts';

export interface OpenTournamentInput {
  rules: TournamentRuleId;
  name: string;
  /** The lot of the first draw: a chance text that nobody knows. */
  lot: string;
}

/** The longest name of a tournament or a team, in characters: it has to fit in the names of threads. */
const nameLimit = 40;

/** What opening a tournament comes to, or why it can't be opened so; changes nothing. */
const previewTournament: Preview<OpenTournamentInput, { name: string }> = (view, actor, input, now) => {
  const refusals = needsModerator(view, actor);
  if (refusals.length > 0) return refused(...refusals);
  if (!view.settings.tables) return notUnderstood({ problem: 'tables-off' });
  const ban = barringBan(view, whoActs(view, actor).number, now);
  const banned = { code: 'banned', person: ban?.person ?? 0, endsAt: ban?.endsAt ?? null } as const;
  if (ban !== null) return refused({ ...banned, ...by(tableRules[input.rules], 'gamemaster') });
  return readFreeName(view, input.name);
};

/** A Moderator or Justice opens a tournament, which they direct until it has another director. People can sign up then. */
export const openTournament = asPreviewed(
  previewTournament,
  (work, actor: Actor, { name }, { rules, lot }) => {
    const book = work.begin(tournamentBooks);
    const { number: tournament } = book;
    const by = enrolActor(work, actor);
    const next = hideLot(work, tournament, lot);
    work.appendTo(book, { type: 'tournament-opened', name, rules, ...next }, { by, acts: [] });
    work.appendTo(book, { type: 'office-given', office: director, person: by }, { by, acts: [] });
    work.announce({ kind: 'tournament-opened', tournament }, { to: 'games' });
    return { kind: 'tournament-opened', tournament } as const;
  },
);

/** A name as it is kept: of a tournament or a team. */
export function readName(typed: string): Result<string> {
  const name = tidy(typed);
  const length = [...name].length;
  if (length > nameLimit)
    return notUnderstood({ problem: 'too-long', option: 'name', length, limit: nameLimit });
  return /\p{L}|\p{N}/u.test(name) && !/^#?\d+$/.test(name)
    ? done(name)
    : notUnderstood({ problem: 'tournament-name-unusable', text: typed });
}

function readFreeName(view: ClubView, typed: string): Result<{ name: string }> {
  const name = readName(typed);
  if (!name.ok) return name;
  const isTaken = tournamentsOf(view).some(
    (each) => isOn(each) && each.about.name.toLowerCase() === name.value.toLowerCase(),
  );
  return isTaken
    ? notUnderstood({ problem: 'tournament-name-taken', text: name.value })
    : done({ name: name.value });
}
