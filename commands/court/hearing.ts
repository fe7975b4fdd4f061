import { motionKinds } from '../../src/appeals/book/court-entries.ts';
import { callWitness } from '../../src/appeals/hearing/call-witness.ts';
import { allMotions, makeMotion } from '../../src/appeals/hearing/make-motion.ts';
import { nameCounsel } from '../../src/appeals/hearing/name-counsel.ts';
import { recuse } from '../../src/appeals/hearing/recuse.ts';
import { ruleMotion } from '../../src/appeals/hearing/rule-motion.ts';
import { grantCase } from '../../src/appeals/petitions/grant.ts';
import { plans } from '../../src/appeals/plans.ts';
import { motionWords } from '../../src/appeals/words/hearing.ts';
import { motionNames } from '../../src/appeals/words/status.ts';
import type { Named } from '../../src/house/people.ts';
import { ask, asks, carries } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { called, choice, choiceFor, optional, person, reason, suggested, text, unasked } from '../options.ts';
import { anotherPerson, justiceBesides } from '../whom.ts';
import { casesAt, exhibitOf, heard, inTheCase, theCase } from './options.ts';

/** `/court deny`: the Chief Justice does not have a case heard, or not by the whole Court (Acts III.3.6 and III.3.9.1). */
export const deny = subcommand({
  name: 'deny',
  description: 'Chief Justice: deny a petition, or deny that the whole Court hears it',
  options: {
    reason: text('Why; the parties and the Court can read it'),
    case: theCase(['filed', 'asked']),
    declines: unasked(() => false),
  },
  execute: asks(plans.denial),
});

/** `/court grant`: the Chief Justice, or Justices together, have a case heard (Acts III.3.6 and III.3.9.1). */
export const grant = subcommand({
  name: 'grant',
  description: 'Justices: grant a petition. It takes the Chief Justice alone, or two Justices',
  options: { case: theCase(['filed', 'asked'], ['denied']) },
  execute: carries(grantCase),
});

/** `/court panel`: the Chief Justice chooses who hears a case, after seeing who has a conflict (Act III.3.7). */
export const panel = subcommand({
  name: 'panel',
  description: 'Chief Justice: choose the panel of a case. You see conflicts first',
  options: {
    first: person('A Justice', justiceBesides('second', 'third')),
    second: optional(person('Another Justice', justiceBesides('first', 'third'))),
    third: optional(person('A third Justice', justiceBesides('first', 'second'))),
    others: optional(text('For larger panels: the others by number, such as #4, #7')),
    case: theCase(['granted', 'hearing', 'voting', 'revote']),
  },
  execute: (request, { first, second, third, others, case: cited }) => {
    const named = [first, second, third].filter((each) => each !== null);
    return ask(request, plans.panel, {
      case: cited,
      justices: [...named, ...namesIn(others ?? '')],
      shown: null,
    });
  },
});

const namesIn = (text: string): Named[] =>
  text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => ({ text: each }));

/** `/court recuse`: a Justice does not hear a case (Act III.3.5). */
export const recusing = subcommand({
  name: 'recuse',
  description: 'Justices: step aside from a case because of a conflict of interest',
  options: { case: theCase(heard), reason: optional(reason) },
  execute: carries(recuse),
});

/** `/court counsel`: a party has somebody speak for them (Act III.3). */
export const counsel = subcommand({
  name: 'counsel',
  description: 'Parties: choose somebody to speak for you in a case',
  options: {
    member: person('Who speaks for you', anotherPerson),
    case: theCase(['filed', 'granted', ...heard]),
  },
  execute: carries(nameCounsel),
});

/** `/court witness`: somebody is called to say what they know (Act III.3). */
export const witness = subcommand({
  name: 'witness',
  description: 'Parties and Justices: call a witness in a case',
  options: { member: person('Who knows something about the case'), case: theCase(heard) },
  execute: carries(callWitness),
});

/** `/court motion`: a party asks those who hear their case for something (Act III.3). */
export const motion = subcommand({
  name: 'motion',
  description: 'Parties: ask the Justices who hear your case for an order',
  options: {
    kind: choice('What you ask for', motionKinds, motionNames),
    reason: text('Why; everyone in the hearing can read it'),
    case: theCase(heard),
    exhibit: optional(exhibitOf('For seal: which exhibit')),
    with: optional(suggested('For join: the case to hear with this one', casesAt(heard))),
  },
  execute: carries(makeMotion),
});

const suggestMotions = inTheCase((appeal) =>
  allMotions(appeal)
    .filter(({ granted }) => granted === null)
    .map(({ number, kind }) => ({ name: `#${number} ${motionWords[kind]}`, value: String(number) })),
);

/** `/court rule`: one of those who hear a case votes on a motion (Act III.3.3). */
export const rule = subcommand({
  name: 'rule',
  description: 'Justices who hear a case: vote on a motion; the majority decides',
  options: {
    motion: suggested('Which motion', suggestMotions),
    grant: called('vote', choiceFor('Your vote: grant it or deny it', { grant: true, deny: false })),
    case: theCase(heard),
  },
  execute: carries(ruleMotion),
});
