import type { Answer, FieldToSend, OptionToSend } from '../../../packages/playground/src/index.ts';
import type { Person } from '../../support/club-on-playground.ts';
import type { Role } from '../cast.ts';
import type { Club, Scene } from '../scenes/club.ts';
import type { Hands } from '../stage.ts';

type Of = (role: Role) => Person;
type Options = Record<string, OptionToSend>;

/** One thing that somebody tries to do, after what happened before. */
export interface Deed {
  after: Scene;
  tries(hands: Hands, club: Club): Promise<Answer>;
  /** What is written into the form that it opens. */
  fields: Record<string, FieldToSend>;
}

const nothing: Scene = () => undefined;

/** Gives a command. */
export const run = (
  command: string,
  options: Options | ((of: Of) => Options) = {},
  { after = nothing, fields = {} }: Partial<Pick<Deed, 'after' | 'fields'>> = {},
): Deed => ({
  after,
  fields,
  tries: ({ run: give, of }) => give(command, typeof options === 'function' ? options(of) : options),
});

type Id = string | ((club: Club) => string);
const read = (id: Id, club: Club): string => (typeof id === 'string' ? id : id(club));

/** Chooses a command in somebody's menu. */
export const onPerson = (
  command: string,
  role: Role,
  { after = nothing, fields = {} }: Partial<Pick<Deed, 'after' | 'fields'>> = {},
): Deed => ({ after, fields, tries: (hands) => hands.onPerson(role, command) });

/** Presses a button. */
export const press = (id: Id, after: Scene = nothing, fields: Deed['fields'] = {}): Deed => ({
  after,
  fields,
  tries: (hands, club) => hands.press(read(id, club)),
});

/** Chooses in a select. */
export const choose = (select: string, value: string, after: Scene = nothing): Deed => ({
  after,
  fields: {},
  tries: (hands) => hands.press({ select, values: [value] }),
});

/** Sends a form, whether the bot would have opened it or not. */
export const submit = (id: Id, fields: Deed['fields'], after: Scene = nothing): Deed => ({
  after,
  fields,
  tries: ({ submit: sends }, club) => sends(read(id, club), fields),
});
