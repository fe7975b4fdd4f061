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
import { accountsOf, cite, dayOf, mentionOf, momentOf, nameOf, plain } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { monitorOn } from '../book/monitors.ts';
import type { MonitorListed } from '../monitors/set-monitor.ts';
import type { LadderNotice } from '../notices.ts';
import type { monitorOutcomes } from '../outcomes.ts';

/** What became of a monitor or of a clock by order, for whoever decided on it; the club reads it in #discussion. */
export const monitorWords: OutcomeWords<typeof monitorOutcomes> = {
  'monitor-set': onMember(
    (name) =>
      `${name} is monitored (${cite(['II.10'])}). They are told, and #discussion too. Their games wait for \`/game approve\`, which names the Moderator who watched.`,
  ),
  'monitor-lifted': onMember(
    (name) => `${name} is no longer monitored (${cite(['II.10.2'])}). They are told, and #discussion too.`,
  ),
  'monitor-restated': onMember(
    (name) =>
      `The suspicion about ${name} is stated again (${cite(['II.10.5'])}). They are told, and #discussion too.`,
  ),
  'clock-required': onMember(
    (name, { minutes }: Told<typeof monitorOutcomes, 'clock-required'>) =>
      `${name} plays every game with a clock from now on, ${minutesWords(minutes)} (${cite(['II.11'])}).`,
  ),
  'clock-waived': onMember((name) => `${name} may play without a clock again (${cite(['II.11'])}).`),
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
  const forClub = `${mentionOf(view, person)} ${done}, by decision of ${who} (${cite(acts)}).`;
  const said = told === 'club' ? [forClub] : lines(who);
  return {
    audience: told === 'club' ? 'club' : 'asker',
    content: [...said, ...(await whyLines(notice, scene))].join('\n'),
    components: told === 'club' ? [] : appealButton(view, person),
    pings: accountsOf(view, [person]),
  };
}

/** What each step is by, what is said of it to the club, what its reason is, and what the Member is told. */
const steps = {
  set: {
    acts: ['II.10', 'II.10.1'],
    done: 'is monitored',
    why: 'suspicion',
    lines: (who: string) => [
      `You are monitored from now on, by decision of ${who} (${cite(['II.10'])}). It is no penalty.`,
      `A Moderator has to watch each of your games, all of it or a part, and a Moderator approves it before it counts (${cite(['II.10.3', 'II.10.4'])}). Tell one before you play.`,
      ifGroundless(),
    ],
  },
  lifted: {
    acts: ['II.10.2'],
    done: 'is no longer monitored',
    why: 'reason',
    lines: (who: string) => [
      `You are no longer monitored, by decision of ${who} (${cite(['II.10.2'])}).`,
      'Games that you played meanwhile still need a Moderator’s approval.',
    ],
  },
  restated: {
    acts: ['II.10.5'],
    done: 'is still monitored',
    why: 'suspicion',
    lines: (who: string) => [
      `You are still monitored: ${who} has said again what is suspected (${cite(['II.10.5'])}).`,
      ifGroundless(),
    ],
  },
} as const;

const ifGroundless = (): string => petition('If there are no good grounds for it', 'II.10.6');

const petition = (ground: string, act: 'II.10.5' | 'II.10.6'): string =>
  `${ground}, you may ask the Court to end it (${cite([act])}): press **Appeal**, or use \`/appeal file\`.`;

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
  const lasted = `has lasted past the session of ${dayOf(date)} (${cite(['II.10.5'])})`;
  const content =
    officer === null
      ? `The monitor on you ${lasted}. A Moderator now has to say what is still suspected, and why. ${petition('Now', 'II.10.5')}`
      : `The monitor on ${nameOf(view, person)} ${lasted}. Say what is still suspected and why it has not gone away, with \`/monitor restate\`; or lift it with \`/monitor lift\`.`;
  return {
    audience: 'asker',
    content,
    components: officer === null ? appealButton(view, person) : [],
    pings: accountsOf(view, [officer ?? person]),
  };
}

/** Act II.11: tells the club, or the Member alone, of a clock by order. */
export function renderClockNews(notice: LadderNotice<'clock-order'>, { view }: Scene): Reply {
  const by = `by decision of ${nameOf(view, notice.by)} (${cite(['II.11'])})`;
  const isForClub = notice.told === 'club';
  return {
    audience: isForClub ? 'club' : 'asker',
    content: isForClub ? clockForClub(notice, by, view) : clockForMember(notice, by),
    pings: accountsOf(view, [notice.person]),
  };
}

function clockForClub({ person, order }: LadderNotice<'clock-order'>, by: string, view: ClubView): string {
  const who = mentionOf(view, person);
  return order === null
    ? `${who} may play without a chess clock again, ${by}.`
    : `${who} plays every game with a chess clock from now on, ${minutesWords(order.minutes)}, ${by}.`;
}

function clockForMember({ order }: LadderNotice<'clock-order'>, by: string): string {
  if (order === null) return `You may play without a chess clock again, ${by}.`;
  const minutes =
    order.minutes === null ? 'You choose the minutes' : `You each have ${counted(order.minutes, 'minute')}`;
  return [
    `You have to use a chess clock in every game from now on, ${by}. ${minutes}.`,
    'Your games count once a Moderator has approved them, who says by that that a clock was used.',
    `This cannot be taken to the Court; only the Chief Justice can end it (${cite(['II.11.3'])}).`,
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
    `**${nameOf(view, person)}**, since ${momentOf(at, view.state.figures)}${by === null ? '' : `, by ${nameOf(view, by)}`}`,
    ...(suspicion === null ? [] : [`Suspicion: ${plain(suspicion, 1000)}`]),
    ...(overdue
      ? [`⚠️ The suspicion has to be stated again with \`/monitor restate\` (${cite(['II.10.5'])}).`]
      : []),
  ].join('\n');
}
