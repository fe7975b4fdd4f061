import { motionKinds } from '../../src/appeals/book/court-entries.ts';
import { findCase } from '../../src/appeals/find-case.ts';
import { callWitness } from '../../src/appeals/hearing/call-witness.ts';
import { allMotions, makeMotion } from '../../src/appeals/hearing/make-motion.ts';
import { nameCounsel } from '../../src/appeals/hearing/name-counsel.ts';
import { recuse } from '../../src/appeals/hearing/recuse.ts';
import { ruleMotion } from '../../src/appeals/hearing/rule-motion.ts';
import type { PanelInput } from '../../src/appeals/hearing/seat-panel.ts';
import { exhibitsFor } from '../../src/appeals/hearing/view-exhibit.ts';
import { grantCase } from '../../src/appeals/petitions/grant.ts';
import { plans } from '../../src/appeals/plans.ts';
import { exhibitWords } from '../../src/appeals/words/exhibits.ts';
import { motionWords } from '../../src/appeals/words/hearing.ts';
import type { CompletionRequest, Options } from '../../src/discord/command.ts';
import { fitting } from '../../src/discord/complete.ts';
import { type Named, whoActs } from '../../src/house/people.ts';
import { done, type Result } from '../../src/house/result.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import { ask, asks, carries, carryOut } from '../answers.ts';
import {
  choiceOption,
  chosen,
  namedPerson,
  needed,
  optionalPerson,
  personOptions,
  suggestedOption,
  textOption,
  withMember,
} from '../options.ts';
import type { Subcommand } from '../subcommand.ts';
import { aboutCase, caseMeant, caseOption, completeCases, completeCourt, inCase } from './options.ts';

/** `/court deny`: the Chief Justice does not have a case heard, or not by the whole Court (Acts III.3.6 and III.3.9.1). */
export const deny: Subcommand = {
  name: 'deny',
  description: 'Chief Justice: do not have a case heard, or not by the whole Court',
  options: [textOption('reason', 'Why; the parties and the Court are told', needed), caseOption()],
  execute: inCase((request, cited) =>
    ask(request, plans.denial, {
      case: cited,
      reason: request.options.string('reason', true),
      declines: false,
    }),
  ),
};

/** `/court grant`: the Chief Justice, or Justices together, have a case heard (Acts III.3.6 and III.3.9.1). */
export const grant: Subcommand = {
  name: 'grant',
  description: 'Justices: have a case heard. The Chief Justice alone, or two Justices, are enough',
  options: [caseOption()],
  execute: inCase((request, cited) => carryOut(request, grantCase, { case: cited })),
};

/** `/court panel`: the Chief Justice chooses who hears a case, after seeing who has a conflict (Act III.3.7). */
export const panel: Subcommand = {
  name: 'panel',
  description: 'Chief Justice: choose who hears a case. Conflicts are shown first',
  options: [
    ...personOptions('first', 'A Justice'),
    ...personOptions('second', 'Another Justice'),
    ...personOptions('third', 'A third Justice'),
    textOption('others', 'For larger panels: the others by number, such as #4, #7'),
    caseOption(),
  ],
  execute: asks(plans.panel, aboutCase(panelIn)),
};

function panelIn(options: Options, cited: string): Result<PanelInput> {
  const first = namedPerson(options, 'first');
  if (!first.ok) return first;
  const justices = [first.value];
  for (const name of ['second', 'third']) {
    const found = optionalPerson(options, name);
    if (!found.ok) return found;
    if (found.value !== null) justices.push(found.value);
  }
  justices.push(...othersIn(options.string('others') ?? ''));
  return done({ case: cited, justices, shown: null });
}

const othersIn = (text: string): Named[] =>
  text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => ({ text: each }));

/** `/court recuse`: a Justice does not hear a case (Act III.3.5). */
export const recusing: Subcommand = {
  name: 'recuse',
  description: 'Justices: say that you do not hear a case, as you have a conflict of interest',
  options: [caseOption(), textOption('reason', 'Why; everybody can read it')],
  execute: inCase((request, cited) =>
    carryOut(request, recuse, { case: cited, reason: request.options.string('reason') }),
  ),
};

/** `/court counsel`: a party has somebody speak for them (Act III.3). */
export const counsel: Subcommand = {
  name: 'counsel',
  description: 'Parties: have somebody speak for you in a case',
  options: [...personOptions('member', 'Who speaks for you'), caseOption()],
  execute: carries(nameCounsel, aboutCase(memberIn)),
};

/** `/court witness`: somebody is called to say what they know (Act III.3). */
export const witness: Subcommand = {
  name: 'witness',
  description: 'Parties and those who hear a case: call a witness',
  options: [...personOptions('member', 'Who knows something about it'), caseOption()],
  execute: carries(callWitness, aboutCase(memberIn)),
};

function memberIn(options: Options, cited: string) {
  return withMember(options, (member) => ({ case: cited, member }));
}

/** `/court motion`: a party asks those who hear their case for something (Act III.3). */
export const motion: Subcommand = {
  name: 'motion',
  description: 'Parties: ask those who hear your case for something',
  options: [
    choiceOption('kind', 'What you ask for', motionKinds, needed),
    textOption('reason', 'Why; everybody in the hearing can read it', needed),
    caseOption(),
    suggestedOption('exhibit', 'For seal: which exhibit'),
    suggestedOption('with', 'For join: the case to hear with this one'),
  ],
  execute: inCase((request, cited) => {
    const { options } = request;
    const kind = chosen(motionKinds, options.string('kind', true)) ?? 'dismiss';
    return carryOut(request, makeMotion, {
      case: cited,
      kind,
      reason: options.string('reason', true),
      exhibit: options.string('exhibit'),
      with: options.string('with'),
    });
  }),
  complete: completeMotion,
};

const votes = ['grant', 'deny'] as const;

/** `/court rule`: one of those who hear a case votes on a motion (Act III.3.3). */
export const rule: Subcommand = {
  name: 'rule',
  description: 'Those who hear a case: vote on a motion; the majority decides',
  options: [
    suggestedOption('motion', 'Which motion', needed),
    choiceOption('vote', 'Whether it is granted', votes, needed),
    caseOption(),
  ],
  execute: inCase((request, cited) => {
    const { options } = request;
    return carryOut(request, ruleMotion, {
      case: cited,
      motion: options.string('motion', true),
      grant: options.string('vote', true) === 'grant',
    });
  }),
  complete: completeMotion,
};

async function completeMotion(request: CompletionRequest): Promise<readonly Choice[]> {
  const { focused, services, club, actor } = request;
  if (focused.name === 'with') return completeCases(request);
  if (focused.name !== 'exhibit' && focused.name !== 'motion') return completeCourt(request);
  const view = await services.clubs.view(club);
  const found = findCase(view, (await caseMeant(request)) ?? '');
  if (!found.ok) return [];
  const choices =
    focused.name === 'motion'
      ? allMotions(found.value)
          .filter(({ granted }) => granted === null)
          .map(({ number, kind }) => ({ name: `#${number} ${motionWords[kind]}`, value: String(number) }))
      : exhibitsFor(view, found.value, whoActs(view, actor).number).map((each) => ({
          name: exhibitWords(each),
          value: String(each.number),
        }));
  return fitting(choices, focused.value);
}
