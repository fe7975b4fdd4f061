import { ApplicationCommandOptionType } from 'discord.js';
import { callWitness } from '../../src/appeals/hearing/call-witness.ts';
import { nameCounsel } from '../../src/appeals/hearing/name-counsel.ts';
import type { Answer, CommandRequest } from '../../src/discord/command.ts';
import { carryOut } from '../carry-out.ts';
import { namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';
import { inCase } from './which-case.ts';

/** `/court counsel`: a party has somebody speak for them (Act III.3). */
export const counsel: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'counsel',
    description: 'Parties: have somebody speak for you in a case',
    options: [...personOptions('member', 'Who speaks for you'), caseOption()],
  },
  execute: inCase((request, cited) => withMember(request, cited, nameCounsel)),
};

/** `/court witness`: somebody is called to say what they know (Act III.3). */
export const witness: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'witness',
    description: 'Parties and those who hear a case: call a witness',
    options: [...personOptions('member', 'Who knows something about it'), caseOption()],
  },
  execute: inCase((request, cited) => withMember(request, cited, callWitness)),
};

async function withMember(
  request: CommandRequest,
  cited: string,
  useCase: typeof nameCounsel | typeof callWitness,
): Promise<Answer> {
  const member = namedPerson(request.options, 'member');
  if (!member.ok) return { kind: 'result', result: member };
  return carryOut(request, useCase, {
    case: cited,
    member: member.value,
  });
}
