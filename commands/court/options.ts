import { allCases, type Case } from '../../src/appeals/book/cases.ts';
import { findCase } from '../../src/appeals/find-case.ts';
import { exhibitsFor } from '../../src/appeals/hearing/view-exhibit.ts';
import { caseChoice } from '../../src/appeals/words/case-words.ts';
import { exhibitWords } from '../../src/appeals/words/exhibits.ts';
import type { CommandRequest, CompletionRequest } from '../../src/discord/command.ts';
import { completeActs, fitting } from '../../src/discord/complete.ts';
import { whoActs } from '../../src/house/people.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { done, notUnderstood } from '../../src/house/result.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { citationOf } from '../../terms/court/citation.ts';
import { isOpen, type Stage } from '../../terms/court/stages.ts';
import { type Needed, type Option, optional, type Suggest, suggested } from '../options.ts';

export const heard: readonly Stage[] = ['hearing', 'sitting'];
export const decided: readonly Stage[] = ['judged', 'published', 'final', 'closed', 'asked', 'remanded'];

/**
 * Suggests cases: first those at a stage at which one is likely to be meant, then those at which it may be meant too, the
 * asker's own, the open, the latest.
 */
export const casesAt =
  (likely: readonly Stage[], possible: readonly Stage[] = []): Suggest =>
  (view, { actor, focused }) => {
    const { number: asker } = whoActs(view, actor);
    /** Larger is likelier. */
    const rank = (appeal: Case): number => {
      const group = likely.includes(appeal.stage) ? 8 : possible.includes(appeal.stage) ? 4 : 0;
      const own = asker !== null && concerns(appeal, asker) ? 2 : 0;
      return (group + own + (isOpen(appeal.stage) ? 1 : 0)) * 1e9 + appeal.number;
    };
    const likeliest = allCases(view.state).sort((one, other) => rank(other) - rank(one));
    return fitting(
      likeliest.map((appeal) => caseChoice(view, appeal)),
      focused.value,
    );
  };

const concerns = ({ petitioner, respondent, panel, counsel }: Case, person: PersonNumber): boolean =>
  [petitioner, respondent, ...panel, ...counsel.map((each) => each.person)].includes(person);

type Where = Pick<CommandRequest | CompletionRequest, 'services' | 'club' | 'channel'> & {
  options: Pick<CommandRequest['options'], 'string'>;
};

/** The case that `case` names, else the one in whose thread that is; null where it is in none. */
async function caseMeant({ options, services, club, channel }: Where): Promise<string | null> {
  const typed = options.string('case');
  if (typed !== null) return typed;
  const here = (await services.hearings.threads(club)).find(({ thread }) => thread === channel);
  const appeal = here && (await services.clubs.view(club)).state.cases[here.case];
  return appeal === undefined ? null : citationOf(appeal);
}

/** The option `case`, as `[2026] CoA 3`: in a case's own thread it may be left out, and is that one. */
export const caseIfAny = (description: string, suggest = casesAt([])): Option<string | null> => ({
  ...optional(suggested(description, suggest)),
  read: async (request) => done(await caseMeant(request)),
});

/** The same, for a command that is about one case, mostly at such a stage; not understood where neither says which. */
export const theCase = (
  likely: readonly Stage[],
  possible: readonly Stage[] = [],
  description = 'Which case; leave it out in the case’s own thread',
): Option<string> => ({
  ...caseIfAny(description, casesAt(likely, possible)),
  read: async (request) => {
    const cited = await caseMeant(request);
    return cited === null ? notUnderstood({ problem: 'which-case' }) : done(cited);
  },
});

/** The same, for a party. */
export const ownCase = (likely: readonly Stage[]): Option<string> =>
  theCase(likely, [], 'Which case of yours; in its own thread you can leave this out');

/** Suggests what there is in the case that is named; nothing where none is. */
export const inTheCase =
  (choicesIn: (appeal: Case, view: ClubView, request: CompletionRequest) => Choice[]): Suggest =>
  async (view, request) => {
    const found = findCase(view, (await caseMeant(request)) ?? '');
    return found.ok ? fitting(choicesIn(found.value, view, request), request.focused.value) : [];
  };

type Exhibit = ReturnType<typeof exhibitsFor>[number];

/** An exhibit of the case, by its number: only those that the person who asks may see are suggested. */
export const exhibitOf = (
  description: string,
  among: (exhibit: Exhibit) => boolean = () => true,
): Needed<string> =>
  suggested(
    description,
    inTheCase((appeal, view, { actor }) =>
      exhibitsFor(view, appeal, whoActs(view, actor).number)
        .filter(among)
        .map((each) => ({ name: exhibitWords(each), value: String(each.number) })),
    ),
  );

/** Suggests Acts, as the Terms have them. */
export const acts: Suggest = ({ state }, { focused }) => completeActs(focused.value, state.figures);
