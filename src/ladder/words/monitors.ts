import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Told } from '../../house/told.ts';
import { appealRow } from '../../house/words/appeal-button.ts';
import { pagesOf, pick } from '../../house/words/pages.ts';
import {
  type ActionRow,
  type OutcomeWords,
  pageToRead,
  type Rendered,
  type Reply,
  type Scene,
} from '../../house/words/reply.ts';
import { accountsOf, dayOf, mentionOf, nameOf, plain, smallPrint, whenOf } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { monitorOn } from '../book/monitors.ts';
import type { MonitorListed } from '../monitors/set-monitor.ts';
import type { LadderNotice } from '../notices.ts';
import type { monitorOutcomes } from '../outcomes.ts';

/** What became of a monitor or of a clock by order, for whoever decided on it; the club reads it in #discussion. */
export const monitorWords: OutcomeWords<typeof monitorOutcomes> = {
  'monitor-set': onMember(
    (name) =>
      `${name} is now monitored. I tell them, and #discussion too. Approve each of their games with \`/game approve\`, and name the Moderator who watched.\n${smallPrint(['II.10'])}`,
  ),
  'monitor-lifted': onMember(
    (name) => `${name} is no longer monitored. I tell them, and #discussion too.\n${smallPrint(['II.10.2'])}`,
  ),
  'monitor-restated': onMember(
    (name) =>
      `You have restated the suspicion about ${name}. I tell them, and #discussion too.\n${smallPrint(['II.10.5'])}`,
  ),
  'clock-required': onMember(
    (name, { minutes }: Told<typeof monitorOutcomes, 'clock-required'>) =>
      `From now on ${name} plays every game with a clock, ${minutesWords(minutes)}.\n${smallPrint(['II.11'])}`,
  ),
  'clock-waived': onMember((name) => `${name} may play without a clock again.\n${smallPrint(['II.11'])}`),
};

function onMember<Outcome extends { person: PersonNumber }>(
  said: (name: string, outcome: Outcome) => string,
) {
  return (outcome: Outcome, { view }: Scene): Rendered => ({
    audience: 'asker',
    content: said(`**${nameOf(view, outcome.person)}**`, outcome),
  });
}

const minutesWords = (minutes: number | null): string =>
  minutes === null ? 'with as many minutes as they choose' : `with ${counted(minutes, 'minute')}`;

/** Tells the club, or the Member alone, what was done with a monitor, by whom and why (Acts II.10 and III.2.4). */
export async function renderMonitorNews(notice: LadderNotice<'monitor'>, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const { person, told, step, by } = notice;
  const { acts, done, lines } = steps[step];
  const who = nameOf(view, by);
  const forClub = `${mentionOf(view, person)} ${done}. ${who} decided this.`;
  const said = told === 'club' ? [forClub] : lines(who);
  return {
    audience: told === 'club' ? 'club' : 'asker',
    content: [...said, ...(await whyLines(notice, scene)), smallPrint(acts)].join('\n'),
    components: told === 'club' ? [] : appealButton(view, person),
    pings: accountsOf(view, [person]),
  };
}

/** What each step is by, what is said of it to the club, what its reason is, and what the Member is told. */
const steps = {
  set: {
    acts: ['II.10', 'II.10.1', 'II.10.3', 'II.10.4', 'II.10.6'],
    done: 'is monitored',
    why: 'suspicion',
    lines: (who: string) => [
      `You are now monitored. ${who} decided this. It is not a penalty.`,
      'A Moderator watches each of your games and approves it before it counts. Tell a Moderator before you play.',
      ifGroundless,
    ],
  },
  lifted: {
    acts: ['II.10.2'],
    done: 'is no longer monitored',
    why: 'reason',
    lines: (who: string) => [
      `You are no longer monitored. ${who} decided this.`,
      'Games you have already played still need a Moderator’s approval.',
    ],
  },
  restated: {
    acts: ['II.10.5', 'II.10.6'],
    done: 'is still monitored',
    why: 'suspicion',
    lines: (who: string) => [
      `You are still monitored. ${who} has said again what the suspicion is.`,
      ifGroundless,
    ],
  },
} as const;

const petition = 'ask the Court to end it: press **Appeal**, or use `/appeal file`.';

const ifGroundless = `If there is no good reason for it, ${petition}`;

/** The button by which the Member takes the monitor that stands on them to the Court. */
function appealButton(view: ClubView, person: PersonNumber): ActionRow[] {
  const monitor = monitorOn(view.state, person);
  return appealRow(view, monitor === null ? [] : [{ against: 'monitor', key: monitor.seq }]);
}

async function whyLines({ step, entry }: LadderNotice<'monitor'>, { text }: Scene): Promise<string[]> {
  const { why } = steps[step];
  const words = await text(entry, why);
  return words === null ? [] : [`${why === 'reason' ? 'Reason' : 'Suspicion'}: ${plain(words, 1000)}`];
}

/** Act II.10.5: tells the Member what they may do now, or an officer what has to be said now. */
export function renderOverdue(
  { person, date, officer }: LadderNotice<'monitor-overdue'>,
  { view }: Scene,
): Reply {
  const lasted = `has lasted past the session of ${dayOf(date)}`;
  const content =
    officer === null
      ? `Your monitor ${lasted}. A Moderator now has to say what they still suspect, and why. You can also ${petition}`
      : `The monitor on ${nameOf(view, person)} ${lasted}. Say what you still suspect, and why, with \`/monitor restate\`. Or end it with \`/monitor lift\`.`;
  return {
    audience: 'asker',
    content: `${content}\n${smallPrint(['II.10.5'])}`,
    components: officer === null ? appealButton(view, person) : [],
    pings: accountsOf(view, [officer ?? person]),
  };
}

/** Act II.11: tells the club, or the Member alone, of a clock by order. */
export function renderClockNews(notice: LadderNotice<'clock-order'>, { view }: Scene): Reply {
  const by = `${nameOf(view, notice.by)} decided this.`;
  const isForClub = notice.told === 'club';
  return {
    audience: isForClub ? 'club' : 'asker',
    content: `${isForClub ? clockForClub(notice, by, view) : clockForMember(notice, by)}\n${smallPrint(['II.11', 'II.11.3'])}`,
    pings: accountsOf(view, [notice.person]),
  };
}

function clockForClub({ person, order }: LadderNotice<'clock-order'>, by: string, view: ClubView): string {
  const who = mentionOf(view, person);
  return order === null
    ? `${who} may play without a chess clock again. ${by}`
    : `From now on ${who} plays every game with a chess clock, ${minutesWords(order.minutes)}. ${by}`;
}

function clockForMember({ order }: LadderNotice<'clock-order'>, by: string): string {
  if (order === null) return `You may play without a chess clock again. ${by}`;
  const minutes =
    order.minutes === null ? 'You choose the minutes' : `You each have ${counted(order.minutes, 'minute')}`;
  return [
    `From now on you have to use a chess clock in every game. ${by} ${minutes}.`,
    'A Moderator checks that you used a clock, and approves each game before it counts.',
    'You cannot appeal this. Only the Chief Justice can end it.',
  ].join('\n');
}

/** A page of the monitors that stand: who, since when, by whom, why, and whether it has to be stated again. */
export async function renderMonitors(
  listed: readonly MonitorListed[],
  scene: Scene,
  wanted = 1,
): Promise<Reply> {
  const lines = await Promise.all(listed.map((each) => monitorLines(each, scene)));
  const { item, page, pages } = pick(pagesOf(lines.join('\n')), wanted);
  const description = item === undefined || item === '' ? 'Nobody is monitored.' : item;
  return pageToRead({ title: 'Monitors', description, page, pages }, 'monitor-page');
}

async function monitorLines(
  { monitor, overdue, stated }: MonitorListed,
  { view, text }: Scene,
): Promise<string> {
  const { person, at, by } = monitor;
  const suspicion = await text(stated, 'suspicion');
  return [
    `**${nameOf(view, person)}**, since ${whenOf(at)}${by === null ? '' : `, by ${nameOf(view, by)}`}`,
    ...(suspicion === null ? [] : [`Suspicion: ${plain(suspicion, 1000)}`]),
    ...(overdue
      ? ['⚠️ Restate the suspicion with `/monitor restate`, or lift the monitor with `/monitor lift`.']
      : []),
  ].join('\n');
}
