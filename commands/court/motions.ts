import { motionKinds } from '../../src/appeals/book/court-entries.ts';
import { findCase } from '../../src/appeals/find-case.ts';
import { allMotions, makeMotion } from '../../src/appeals/hearing/make-motion.ts';
import { ruleMotion } from '../../src/appeals/hearing/rule-motion.ts';
import { exhibitsFor } from '../../src/appeals/hearing/view-exhibit.ts';
import { exhibitWords } from '../../src/appeals/words/exhibits.ts';
import { motionWords } from '../../src/appeals/words/hearing.ts';
import type { CompletionRequest } from '../../src/discord/command.ts';
import { fitting } from '../../src/discord/complete.ts';
import { whoActs } from '../../src/house/who.ts';
import type { Choice } from '../../src/house/words/choices.ts';
import { carryOut } from '../carry-out.ts';
import { choiceOption, chosen, needed, suggestedOption, textOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption, completeCases, completeCourt } from './options.ts';
import { caseMeant, inCase } from './which-case.ts';

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
