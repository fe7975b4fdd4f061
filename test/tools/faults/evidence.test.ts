import { MessageFlags, InteractionResponseType as Type } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Arrangement, arrange, BareBot } from '../../../packages/playground/test/arrangement.ts';
import { whatWasAsked } from '../../../tools/faults/evidence.ts';

let here: Arrangement;
let bot: BareBot;
beforeEach(async () => {
  here = await arrange();
  bot = await BareBot.identified(here.playground.url, here.app.token, 1);
  await here.api('PUT', `/applications/${here.app.id}/commands`, [{ name: 'go', description: 'd' }]);
});
afterEach(() => here.playground.close());

const row = { type: 1, components: [{ type: 2, style: 3, label: 'Confirm', custom_id: 'question:1' }] };

/** How the bot speaks to what it is asked next. */
async function nextAsked() {
  const { id, token, application_id } = await bot.interaction();
  return {
    answers: (type: Type, data: object) =>
      here.api('POST', `/interactions/${id}/${token}/callback`, { type, data }),
    adds: (message: object) => here.api('POST', `/webhooks/${application_id}/${token}`, message),
    takesBack: () => here.api('DELETE', `/webhooks/${application_id}/${token}/messages/@original`),
  };
}

const question = { content: 'Sure?', flags: MessageFlags.Ephemeral, components: [row] };

async function asks(): Promise<void> {
  await (await nextAsked()).answers(Type.ChannelMessageWithSource, question);
}

/** The bot takes long, and has said that everybody is to see it. */
async function asksLate(): Promise<void> {
  const { answers, adds, takesBack } = await nextAsked();
  await answers(Type.DeferredChannelMessageWithSource, {});
  await takesBack();
  await adds(question);
}

/** Ana is asked, confirms, and is told these words in place of the question, then those below. Returns what both came to. */
async function told(inPlace: string, below: string, ask = asks): Promise<(readonly string[])[]> {
  const ana = here.driver.as(here.ana, here.guild, 'games');
  const running = ana.run('go');
  await ask();
  const pressing = ana.press(await running, 'Confirm');
  const { answers, adds } = await nextAsked();
  await answers(Type.UpdateMessage, { content: inPlace, components: [] });
  await adds({ content: below });
  await pressing;
  return whatWasAsked(here.playground).map(({ said }) => said);
}

it.each([
  ['❓ Nothing was done.', ['❓ Nothing was done.', 'Done.']],
  ['Done: see below.', ['Done.']],
  ['The list, drawn again', ['Done.']],
])(
  'of what stands in place of a question, only a refusal is an answer beside those below: %s',
  async (inPlace, said) => {
    expect(await told(inPlace, 'Done.')).toEqual([[], said]);
  },
);

it('what points to the answer below is none, also in place of a question that came late', async () => {
  expect(await told('Done: see below.', 'Done.', asksLate)).toEqual([[], ['Done.']]);
});
