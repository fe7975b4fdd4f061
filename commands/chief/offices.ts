import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord.js';
import type { CommandRequest } from '../../src/discord/command.ts';
import {
  appointOfficer,
  mayAppointOfficer,
  type OfficeInput,
} from '../../src/house/offices/appoint-officer.ts';
import { dismissOfficer } from '../../src/house/offices/dismiss-officer.ts';
import { done, type Result } from '../../src/house/result.ts';
import { plain } from '../../src/house/words/text.ts';
import { officeNames, offices } from '../../terms/administration/authority.ts';
import { carryOut } from '../carry-out.ts';
import { aboutShown, namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

const officeOption: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.String,
  name: 'office',
  description: 'Which office',
  required: true,
  choices: offices.map((office) => ({ name: officeNames[office], value: office })),
};

/** `/chief appoint`. Passing on the office of Chief Justice cannot be taken back, so it is asked first. */
export const appoint: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'appoint',
    description: 'Give somebody an office; giving the office of Chief Justice passes it on',
    options: [officeOption, ...personOptions('member', 'Who is to hold it')],
  },
  async execute(request) {
    const input = officeInput(request);
    if (!input.ok) return { kind: 'result', result: input };
    if (input.value.office !== 'chief') return carryOut(request, appointOfficer, input.value);
    const view = await request.services.clubs.view(request.club);
    const successor = mayAppointOfficer(view, request.actor, input.value);
    if (!successor.ok) return { kind: 'result', result: successor };
    const name = plain(successor.value.name, 32);
    const content = `**${name}** becomes Chief Justice. Whoever is it now gives the office up and cannot take it back.`;
    const order = aboutShown(view, input.value);
    return {
      kind: 'question',
      reply: { audience: 'asker', content },
      confirm: (press) => carryOut(press, appointOfficer, order),
    };
  },
};

/** `/chief dismiss` */
export const dismiss: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'dismiss',
    description: 'Take an office away from somebody',
    options: [officeOption, ...personOptions('member', 'Who holds it')],
  },
  async execute(request) {
    const input = officeInput(request);
    if (!input.ok) return { kind: 'result', result: input };
    return carryOut(request, dismissOfficer, input.value);
  },
};

function officeInput({ options }: CommandRequest): Result<OfficeInput> {
  const member = namedPerson(options, 'member');
  if (!member.ok) return member;
  const typed = options.string('office', true);
  const office = offices.find((each) => each === typed);
  if (office === undefined) throw new Error(`There is no office ${typed}`);
  return done({ member: member.value, office });
}
