import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import type { ChannelSeen, GuildSeen } from '../../people/protocol.ts';
import type { Option } from './choices.ts';

/** A file as the protocol carries it. */
export interface SentFile {
  filename: string;
  contentType: string;
  data: string;
}

export type Value = string | number | boolean | SentFile;

/** Something that can be picked, and the value that stands for it. */
export interface Suggestion {
  name: string;
  value: string | number | boolean;
  /** Said beside it. */
  note?: string;
}

/** What people, channels and roles there are to pick from. */
export type Lookup = Pick<GuildSeen, 'members' | 'channels' | 'roles'>;

/** Everything that can be picked for an option; null where anything may be typed. */
export function pickable(option: Option, { members, channels, roles }: Lookup): Suggestion[] | null {
  switch (option.type) {
    case Kind.Boolean:
      return [
        { name: 'True', value: true },
        { name: 'False', value: false },
      ];
    case Kind.User:
      return members.map(personOf);
    case Kind.Role:
      return roles.map(({ id, name }) => ({ name: name.replace(/^@?/, '@'), value: id }));
    case Kind.Channel:
      return channels.filter(isChosen).map(({ id, name }) => ({ name: `#${name}`, value: id }));
    case Kind.Mentionable:
      return [...members.map(personOf), ...roles.map(({ id, name }) => ({ name, value: id }))];
    case Kind.Attachment:
      return null;
    default:
      return 'choices' in option && option.choices !== undefined && option.choices.length > 0
        ? option.choices.map(({ name, value }) => ({ name, value }))
        : null;
  }
}

const personOf = ({ id, name, displayName }: GuildSeen['members'][number]): Suggestion => ({
  name: displayName,
  value: id,
  note: name,
});

const isChosen = ({ kind }: ChannelSeen): boolean => kind !== 'direct' && kind !== 'category';

/** Those that fit what was typed: by how they begin first, then by what is in them. */
export function fitting(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const words = bare(typed);
  const begins = suggestions.filter((each) => namesOf(each).some((name) => name.startsWith(words)));
  const within = suggestions.filter(
    (each) => !begins.includes(each) && namesOf(each).some((name) => name.includes(words)),
  );
  return [...begins, ...within];
}

/** The one that is meant by what was typed: by its whole name, or because it alone fits. */
export function meant(suggestions: readonly Suggestion[], typed: string): Suggestion | undefined {
  const words = bare(typed);
  if (words === '') return undefined;
  const named = suggestions.filter(
    (each) => namesOf(each).includes(words) || String(each.value) === idIn(typed),
  );
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const begins = suggestions.filter((each) => namesOf(each).some((name) => name.startsWith(words)));
  return begins.length === 1 ? begins[0] : undefined;
}

/** What stands in a text: the mention of somebody, where it is nothing but `@` and a name that is theirs alone. */
export function mentioned(typed: string, { members }: Pick<Lookup, 'members'>): string {
  if (!typed.startsWith('@')) return typed;
  const named = members.map(personOf).filter((each) => namesOf(each).includes(bare(typed)));
  const [only] = named;
  return only === undefined || named.length > 1 ? typed : `<@${only.value}>`;
}

const namesOf = ({ name, note, value }: Suggestion): string[] => [
  bare(name),
  ...(note === undefined ? [bare(String(value))] : [bare(note)]),
];

const bare = (text: string): string => text.trim().replace(/^[@#]/, '').toLowerCase();

/** The identifier in a mention. */
const idIn = (typed: string): string | undefined => /^<[@#][!&]?(\d+)>$/.exec(typed.trim())?.[1];
