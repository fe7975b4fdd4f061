import {
  type APIChannelSelectComponent,
  type APIMentionableSelectComponent,
  type APIRoleSelectComponent,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { VNode } from 'preact';
import type { Lookup } from './composer/values.ts';

export type Select =
  | APIStringSelectComponent
  | APIUserSelectComponent
  | APIRoleSelectComponent
  | APIMentionableSelectComponent
  | APIChannelSelectComponent;

/** Something that can be chosen in a select or among boxes. */
export interface Offer {
  value: string;
  label: string;
  description?: string | undefined;
}

/** What a select offers: its own options, or the people, roles or channels there are. */
export function offersOf(select: Select, { members, roles, channels }: Lookup): Offer[] {
  const people = members.map(({ id, displayName }) => ({ value: id, label: displayName }));
  const named = roles.map(({ id, name }) => ({ value: id, label: name }));
  switch (select.type) {
    case ComponentType.StringSelect:
      return select.options.map(({ value, label, description }) => ({ value, label, description }));
    case ComponentType.UserSelect:
      return people;
    case ComponentType.RoleSelect:
      return named;
    case ComponentType.MentionableSelect:
      return [...people, ...named];
    case ComponentType.ChannelSelect:
      return channels
        .filter(({ kind }) => kind !== 'direct' && kind !== 'category')
        .map(({ id, name }) => ({ value: id, label: `#${name}` }));
  }
}

/** What is chosen at first. */
export const defaultsOf = (select: Select): string[] =>
  select.type === ComponentType.StringSelect
    ? select.options.filter((option) => option.default === true).map(({ value }) => value)
    : (select.default_values ?? []).map(({ id }) => id);

interface Choosing {
  /** Its accessible name. */
  label: string;
  offers: readonly Offer[];
  chosen: readonly string[];
  /** More than one may be chosen. */
  several: boolean;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onChoose(values: string[]): void;
}

/** A list to choose one from, or boxes to tick several. */
export function Choice({ label, offers, chosen, several, placeholder, disabled, onChoose }: Choosing): VNode {
  if (several) return <Boxes label={label} offers={offers} chosen={chosen} onChoose={onChoose} />;
  return (
    <select
      class="choice"
      aria-label={label}
      disabled={disabled}
      value={chosen[0] ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? [] : [value])}
    >
      <option value="">{placeholder ?? 'Make a selection'}</option>
      {offers.map((offer) => (
        <option key={offer.value} value={offer.value}>
          {offer.description === undefined ? offer.label : `${offer.label} – ${offer.description}`}
        </option>
      ))}
    </select>
  );
}

function Boxes({
  label,
  offers,
  chosen,
  onChoose,
}: Pick<Choosing, 'label' | 'offers' | 'chosen' | 'onChoose'>) {
  const toggled = (value: string): string[] =>
    chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return (
    <fieldset class="boxes">
      <legend>{label}</legend>
      {offers.map(({ value, label: words, description }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => onChoose(toggled(value))} />{' '}
          {words} {description !== undefined && <span class="faint">{description}</span>}
        </label>
      ))}
    </fieldset>
  );
}
