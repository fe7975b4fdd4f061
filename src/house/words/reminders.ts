import { banAt } from '../book/discipline.ts';
import type { HouseNotice, houseNotices } from '../notices.ts';
import type { reminderOutcomes } from '../outcomes.ts';
import type { ReminderKind } from '../reminders/reminder.ts';
import { reminderKinds, remindersOf } from '../reminders/reminders-due.ts';
import {
  type ActionRow,
  directButton,
  type NoticeWords,
  type OutcomeWords,
  type Reply,
  row,
  type Scene,
  toAsker,
  toClub,
} from './reply.ts';
import { accountsOf, mentionOf } from './text.ts';

/** The action of the buttons that turn reminders on and off. */
export const remindAction = 'remind';

export const reminderWords: OutcomeWords<typeof reminderOutcomes> = {
  'reminders-chosen': ({ person }, scene) => ({ ...renderReminders(person, scene), inPlace: true }),
};

/** What somebody can be reminded of, and is, with a button for each; null for somebody whom the club has not met. */
export function renderReminders(person: number | null, { view, now }: Pick<Scene, 'view' | 'now'>): Reply {
  const wanted = person === null ? {} : view.people.remindersOf(person);
  const kinds = reminderKinds(view);
  const isOn = ({ kind }: ReminderKind) => wanted[kind] !== undefined;
  const isBanned = person !== null && banAt(view.state, person, now) !== null;
  const buttons = kinds.map((each) => toggle(view.id, each, !isOn(each), labelOf(each, isOn(each))));
  return toAsker(
    [
      '**Your reminders**',
      'I can remind you in a direct message. Press a button to turn a reminder on or off.',
      ...kinds.map((each) => `${isOn(each) ? '🔔' : '🔕'} **${each.title}**: ${each.when}`),
      isBanned && 'While you are banned, I only remind you of hearings.',
      '-# Only you can see what you choose. You always get other news about you.',
    ],
    { components: [row(...buttons)] },
  );
}

const labelOf = ({ title }: ReminderKind, on: boolean): string => `Turn ${on ? 'off' : 'on'}: ${title}`;

/** The button that turns a reminder on or off; green where it turns it on. It works in direct messages too. */
const toggle = (club: string, { kind }: ReminderKind, on: boolean, label: string) =>
  directButton(club, label, remindAction, [kind, on ? 'on' : 'off'], on ? 'secondary' : 'success');

export const reminderNews: NoticeWords<Pick<typeof houseNotices, 'reminder' | 'reminders-ended'>> = {
  reminder: renderReminder,
  'reminders-ended': ({ person }, { view }) =>
    toClub(
      `${mentionOf(view, person)}, I could not send you a direct message, so I turned your reminders off. ` +
        'Let members of this server send you direct messages, then choose again with `/remind`.',
      { pings: accountsOf(view, [person]) },
    ),
};

function renderReminder(notice: HouseNotice<'reminder'>, scene: Scene): Reply {
  const reminders = remindersOf(scene.view, notice, scene.now);
  const lines = reminders.map(({ say }) => say(scene));
  return toAsker([...lines, '-# You asked me to remind you. The button turns this off.'], {
    components: stopRows(scene, new Set(reminders.map(({ kind }) => kind))),
  });
}

function stopRows({ view }: Scene, told: ReadonlySet<string>): ActionRow[] {
  const kinds = reminderKinds(view).filter(({ kind }) => told.has(kind));
  if (kinds.length === 0) return [];
  return [row(...kinds.map((each) => turnOff(view.id, each)))];
}

const turnOff = (club: string, { kind, title }: ReminderKind) =>
  directButton(club, `Turn off: ${title}`, remindAction, [kind, 'off']);
