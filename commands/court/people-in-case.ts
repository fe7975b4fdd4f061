import { ApplicationCommandOptionType } from 'discord.js';
import { callWitness } from '../../src/appeals/hearing/call-witness.ts';
import { nameCounsel } from '../../src/appeals/hearing/name-counsel.ts';
import type { Answer, CommandRequest } from '../../src/discord/command.ts';
import { carryOut } from '../carry-out.ts';
import { namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';

/** `/court counsel`: a party has somebody speak for them (Act III.3). */
export const counsel: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'counsel',
    description: 'Parties: have somebody speak for you in a case',
    options: [caseOption('Which case'), ...personOptions('member', 'Who speaks for you')],
  },
  execute: (request) => withMember(request, nameCounsel),
};

/** `/court witness`: somebody is called to say what they know (Act III.3). */
export const witness: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'witness',
    description: 'Parties and those who hear a case: call a witness',
    options: [caseOption('Which case'), ...personOptions('member', 'Who knows something about it')],
  },
  execute: (request) => withMember(request, callWitness),
};

async function withMember(
  request: CommandRequest,
  useCase: typeof nameCounsel | typeof callWitness,
): Promise<Answer> {
  const member = namedPerson(request.options, 'member');
  if (!member.ok) return { kind: 'result', result: member };
  return carryOut(request, useCase, {
    case: request.options.string('case', true),
    member: member.value,
  });
}
