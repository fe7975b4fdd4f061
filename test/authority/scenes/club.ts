import type { GuildHandle } from '../../../packages/playground/src/index.ts';
import type { Actor } from '../../../src/house/people.ts';
import type { UnitOfWork } from '../../../src/house/ports.ts';
import { done, type Result } from '../../../src/house/result.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { Body } from '../../../src/rule-books.ts';
import type { Outcome } from '../../../src/told.ts';
import type { Act } from '../../../terms/register.ts';
import type { Story } from '../../support/a-club.ts';
import type { Person } from '../../support/club-on-playground.ts';
import { cast, forEach, type Role } from '../cast.ts';

/** The club, and everybody's number in it; the stranger, the newcomer and the server's manager have none. */
export interface Club {
  story: Story;
  is: (role: Role) => PersonNumber;
}

/** What has happened before somebody does something. */
export type Scene = (club: Club) => void;

/** One after the other. */
export const scenes =
  (...parts: readonly Scene[]): Scene =>
  (club) => {
    for (const part of parts) part(club);
  };

const unknown: readonly Role[] = ['stranger', 'newcomer', 'manager'];
const visitors: readonly Role[] = [...unknown, 'staff'];

/** Everybody as what they are, and the club's channels; nothing else has happened. */
export function atFirst(story: Story, of: (role: Role) => Person, guild: GuildHandle): Club {
  const is = forEach((role) =>
    unknown.includes(role)
      ? 0
      : story.person(cast[role], { account: of(role).id, member: !visitors.includes(role) }),
  );
  for (const role of ['moderator', 'referee'] as const) gives(story, is(role), 'moderator');
  for (const role of ['justice', 'secondJustice', 'thirdJustice'] as const) gives(story, is(role), 'justice');
  gives(story, is('chief'), 'chief');
  story.nameStaff(is('staff'));
  story.ban(is('banned'), '2026-12-04');
  story.remove(is('removed'));
  story.person('Tom', { account: false, member: true });
  const channel = (name: string) => guild.channel(name).id;
  const channels = { discussion: channel('discussion'), court: channel('court'), games: channel('games') };
  changes(story, (work) => work.saveSettings({ ...channels, name: guild.name }));
  return { story, is };
}

const gives = (story: Story, person: PersonNumber, office: 'moderator' | 'justice' | 'chief'): void => {
  story.write({ type: 'office-given', person, office });
};

/** Something for which the story has no verb. */
export function changes(story: Story, change: (work: UnitOfWork) => void): void {
  const occasion = { interaction: null, now: story.now };
  story.clubs.changeNow(story.id, occasion, (work) => {
    change(work);
    return done(null);
  });
}

/** Writes what somebody did. */
export const wrote =
  (by: Role, body: (is: Club['is']) => Body, acts: readonly Act[] = []): Scene =>
  ({ story, is }) => {
    story.write(body(is), { by: is(by), acts, texts: { reason: 'Because.', statement: 'It was wrong.' } });
  };

/** Somebody did this as the bot has it done. Throws where it was refused. */
export const did =
  <Input>(
    by: Role,
    useCase: (work: UnitOfWork, actor: Actor, input: Input) => Result<Outcome | null>,
    input: Input,
  ): Scene =>
  ({ story, is }) => {
    const result = story.does(is(by), useCase, input);
    if (!result.ok) throw new Error(`${by} was refused: ${JSON.stringify(result)}`);
  };

/** The player holds that office besides. */
export const officer =
  (office: 'moderator' | 'justice'): Scene =>
  ({ story, is }) =>
    gives(story, is('player'), office);

/** They hold no office any more. */
export const dismissed =
  (role: Role): Scene =>
  ({ story, is }) => {
    for (const office of story.view.state.offices.get(is(role)) ?? [])
      story.write({ type: 'office-taken', person: is(role), office });
  };

/** The session of the day is open, with a Moderator in the room. */
export const session: Scene = ({ story, is }) => {
  story.at('2026-11-20 12:30').openSession(is('referee'));
};

const watching: readonly Role[] = ['moderator', 'justice', 'chief', 'player', 'opponent', 'staff', 'member'];

/** And everybody is in it who could watch over a game. */
export const watched: Scene = scenes(session, ({ story, is }) => {
  for (const role of watching) story.checkIn(is(role), { moderating: role === 'moderator' });
});
