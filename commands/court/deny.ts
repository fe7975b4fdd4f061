import { ApplicationCommandOptionType } from 'discord.js';
import type { Case } from '../../src/appeals/book/cases.ts';
import { type DenyInput, declineCase, denyCase, mayDeny } from '../../src/appeals/petitions/deny.ts';
import { renderDeclineQuestion } from '../../src/appeals/words/petition-questions.ts';
import type { Answer } from '../../src/discord/command.ts';
import { carryOut } from '../carry-out.ts';
import { textOption } from '../game/options.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';
import { inCase } from './which-case.ts';

/** `/court deny`: the Chief Justice does not have a case heard, or not by the whole Court (Acts III.3.6 and III.3.9.1). */
export const deny: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'deny',
    description: 'Chief Justice: do not have a case heard, or not by the whole Court',
    options: [
      { ...textOption('reason', 'Why; the parties and the Court are told'), required: true },
      caseOption(),
    ],
  },
  execute: inCase(async (request, cited) => {
    const { options } = request;
    const input = { case: cited, reason: options.string('reason', true) };
    const view = await request.services.clubs.view(request.club);
    const checked = mayDeny(view, request.actor, input);
    if (!checked.ok) return { kind: 'result', result: checked };
    return checked.value.known.stage === 'asked'
      ? askToDecline(checked.value.known, input)
      : carryOut(request, denyCase, input);
  }),
};

/** A petition that is denied can be filed again; what is declined is over for good (Act III.3.9.1). */
const askToDecline = (known: Case, input: DenyInput): Answer => ({
  kind: 'question',
  reply: renderDeclineQuestion(known),
  confirm: (press) => carryOut(press, declineCase, input),
});
