import { ApplicationCommandOptionType, ComponentType } from 'discord.js';
import { type Answer, controlsOf } from '../../packages/playground/src/index.ts';
import { type Command, onServers } from '../../src/discord/command.ts';
import { type ActionRow, button, row } from '../../src/house/words/reply.ts';

/** The fields of most forms of the bot. */
const fields = ['why', 'statement', 'text', 'holding'];

/** Opens any form for anybody, as a client can that makes one up; what is sent with it goes the way of all forms. */
export const forge: Command = {
  data: {
    name: 'forge',
    description: 'Opens a form that was made up',
    ...onServers,
    options: [
      { type: ApplicationCommandOptionType.String, name: 'form', description: 'Its id', required: true },
      { type: ApplicationCommandOptionType.String, name: 'fields', description: 'Its fields, if others' },
    ],
  },
  execute: async ({ options }) => ({
    kind: 'modal',
    modal: {
      id: options.string('form') ?? '',
      title: 'Made up',
      fields: (options.string('fields')?.split(',') ?? fields).map((id) => ({
        id,
        label: id,
        maxLength: 4000,
        optional: true,
      })),
    },
  }),
};

/** A button, or a select in which those values can be chosen. */
export type Control = string | { select: string; values: readonly string[] };

/** A message with that below it, whose ids may be any, so that everybody can use it. */
export const madeUp = (control: Control): { content: string; components: ActionRow[] } => ({
  content: 'Made up',
  components: [row(typeof control === 'string' ? button('Press', control) : selectOf(control))],
});

const selectOf = ({ select, values }: Exclude<Control, string>) =>
  ({
    type: ComponentType.StringSelect,
    custom_id: select,
    options: values.map((value) => ({ label: value, value })),
  }) as const;

/** The ids of what is below an answer, in its order. */
export const idsOf = ({ message }: Answer): string[] =>
  controlsOf(message?.components ?? []).map(({ custom_id }) => custom_id);
