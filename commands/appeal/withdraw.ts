import { ApplicationCommandOptionType } from 'discord.js';
import { isJudged, mayWithdraw, withdrawCase } from '../../src/appeals/petitions/withdraw.ts';
import { renderWithdrawQuestion } from '../../src/appeals/words/petition-questions.ts';
import { carryOut } from '../carry-out.ts';
import { caseOption } from '../court/options.ts';
import { inCase } from '../court/which-case.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/appeal withdraw`: whoever asked the Court takes that back, after being told what it means (Act III.3). */
export const withdraw: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'withdraw',
    description: 'Take back what you asked the Court for',
    options: [caseOption('Which case of yours; in its own thread you can leave this out')],
  },
  execute: inCase(async (request, cited) => {
    const input = { case: cited };
    const view = await request.services.clubs.view(request.club);
    const found = mayWithdraw(view, request.actor, input);
    if (!found.ok) return { kind: 'result', result: found };
    return {
      kind: 'question',
      reply: renderWithdrawQuestion(found.value),
      confirm: (press) => carryOut(press, withdrawCase, { ...input, judged: isJudged(found.value) }),
    };
  }),
};
