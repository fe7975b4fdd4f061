import type { APIApplicationCommandBasicOption } from 'discord.js';
import type { CommandRequest } from '../../src/discord/command.ts';
import { appointOfficer, type OfficeInput } from '../../src/house/offices/appoint-officer.ts';
import { dismissOfficer } from '../../src/house/offices/dismiss-officer.ts';
import { plans } from '../../src/house/plans.ts';
import type { Result } from '../../src/house/result.ts';
import { officeNames, offices } from '../../terms/administration/authority.ts';
import { ask } from '../ask.ts';
import { carries, carryOut, reading } from '../carry-out.ts';
import { choiceOption, chosen, needed } from '../options.ts';
import { personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

const officeOption: APIApplicationCommandBasicOption = choiceOption(
  'office',
  'Which office',
  offices.map((office) => ({ name: officeNames[office], value: office })),
  needed,
);

/** `/chief appoint`. Passing on the office of Chief Justice cannot be taken back, so it is asked first. */
export const appoint: Subcommand = {
  name: 'appoint',
  description: 'Give somebody an office; giving the office of Chief Justice passes it on',
  options: [officeOption, ...personOptions('member', 'Who is to hold it')],
  execute: reading(officeIn, (request, input) =>
    input.office === 'chief'
      ? ask(request, plans.succession, input)
      : carryOut(request, appointOfficer, input),
  ),
};

/** `/chief dismiss` */
export const dismiss: Subcommand = {
  name: 'dismiss',
  description: 'Take an office away from somebody',
  options: [officeOption, ...personOptions('member', 'Who holds it')],
  execute: carries(dismissOfficer, officeIn),
};

function officeIn({ options }: CommandRequest): Result<OfficeInput> {
  return withMember(options, (member) => ({
    member,
    office: chosen(offices, options.string('office', true)),
  }));
}
