import { callWitness } from '../../src/appeals/hearing/call-witness.ts';
import { nameCounsel } from '../../src/appeals/hearing/name-counsel.ts';
import type { Options } from '../../src/discord/command.ts';
import { carries } from '../carry-out.ts';
import { personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';
import { aboutCase } from './which-case.ts';

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
