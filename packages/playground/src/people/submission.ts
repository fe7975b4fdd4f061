import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import type * as z from 'zod';
import { type Field, fieldsOf } from '../interactions/modal-fields.ts';
import type { Channel, User } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { Mistake } from './mistake.ts';
import type { Action } from './protocol.ts';
import { Resolver } from './resolver.ts';

type Fields = Extract<z.output<typeof Action>, { do: 'submit' }>['fields'];
type Value = Fields[string];

/** The data of a filled-in form; refuses what Discord's client would not send. */
export function submission(
  world: World,
  person: User,
  channel: Channel,
  modal: APIModalInteractionResponseCallbackData,
  given: Fields,
): object {
  const filler = new FieldFiller(new Resolver(world, channel, person), channel);
  const fields = fieldsOf(modal);
  const strange = Object.keys(given).find((id) => !fields.some(({ custom_id }) => custom_id === id));
  if (strange !== undefined) throw new Mistake(`the form has no field “${strange}”`);
  const filled = new Map(
    fields.map((field) => [field.custom_id, filler.fill(field, given[field.custom_id])]),
  );
  const components = modal.components.map((component, index) => {
    const id = index * 2 + 1;
    if (component.type === ComponentType.TextDisplay) return { type: component.type, id };
    if (component.type === ComponentType.Label)
      return {
        type: component.type,
        id,
        component: { ...filled.get(component.component.custom_id), id: id + 1 },
      };
    const inputs = component.components.map(({ custom_id }) => ({ ...filled.get(custom_id), id: id + 1 }));
    return { type: component.type, id, components: inputs };
  });
  const resolved = filler.resolver.resolved();
  return { custom_id: modal.custom_id, components, ...(resolved === undefined ? {} : { resolved }) };
}

class FieldFiller {
  readonly resolver: Resolver;
  readonly #channel: Channel;

  constructor(resolver: Resolver, channel: Channel) {
    this.resolver = resolver;
    this.#channel = channel;
  }

  fill(field: Field, value: Value | undefined): object {
    const { type, custom_id } = field;
    switch (field.type) {
      case ComponentType.TextInput:
        return { type, custom_id, value: typed(field, value) };
      case ComponentType.Checkbox:
        return { type, custom_id, value: value === true };
      case ComponentType.RadioGroup:
        return { type, custom_id, value: this.#values(field, value)[0] ?? null };
      default:
        return { type, custom_id, values: this.#values(field, value) };
    }
  }

  #values(
    field: Exclude<Field, { type: ComponentType.TextInput | ComponentType.Checkbox }>,
    value: Value | undefined,
  ): string[] {
    const given = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
    const values = given.map((each) =>
      typeof each === 'string' ? each : this.resolver.attachment(this.#channel, each),
    );
    if (values.length === 0 && field.required !== false) throw new Mistake(`“${field.shownAs}” is required`);
    for (const each of values) this.resolver.picked(field.type, each);
    demandOffered(field, values);
    return values;
  }
}

function demandOffered(field: Field, values: readonly string[]): void {
  if (!('options' in field)) return;
  const offered: readonly { value: string }[] = field.options;
  const strange = values.find((value) => !offered.some((option) => option.value === value));
  if (strange !== undefined) throw new Mistake(`“${strange}” is not among the options of “${field.shownAs}”`);
}

function typed(field: Extract<Field, { type: ComponentType.TextInput }>, value: Value | undefined): string {
  const text = typeof value === 'string' ? value : (field.value ?? '');
  const { min_length: least = 0, max_length: most = 4_000, shownAs } = field;
  if (text === '' && field.required !== false) throw new Mistake(`“${shownAs}” is required`);
  if (text !== '' && (text.length < least || text.length > most))
    throw new Mistake(`“${shownAs}” takes ${least} to ${most} characters, not ${text.length}`);
  return text;
}
