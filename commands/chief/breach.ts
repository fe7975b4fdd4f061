import { ApplicationCommandOptionType } from 'discord.js';
import { findBreach, previewBreach } from '../../src/house/chief/find-breach.ts';
import { renderBreachQuestion } from '../../src/house/words/chief.ts';
import { carryOut } from '../carry-out.ts';
import { textOption } from '../game/options.ts';
import { aboutShown, namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/chief breach`: somebody passed on evidence of an online game, which costs every office (Act I.9.5). */
export const breach: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'breach',
    description: 'Somebody passed on evidence of an online game: they lose every office at once',
    options: [
      { ...textOption('reason', 'What they did; they are told'), required: true },
      ...personOptions('member', 'Who it was'),
    ],
  },
  async execute(request) {
    const member = namedPerson(request.options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    const input = { member: member.value, reason: request.options.string('reason', true) };
    const view = await request.services.clubs.view(request.club);
    const found = previewBreach(view, request.actor, input);
    if (!found.ok) return { kind: 'result', result: found };
    const order = aboutShown(view, input);
    return {
      kind: 'question',
      reply: renderBreachQuestion(found.value, view),
      confirm: (press) => carryOut(press, findBreach, order),
    };
  },
};
