import type { Instant, LocalDate } from '../../../terms/time.ts';
import { counted } from '../../../terms/words.ts';
import { isMember } from '../../house/book/members.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Told } from '../../house/told.ts';
import {
  colours,
  type OutcomeWords,
  type Reply,
  type Scene,
  toAsker,
  toClub,
} from '../../house/words/reply.ts';
import { dayOf, nameOf, reasonBelow, sessionOn, timeOf, under } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { EntryType } from '../../rule-books.ts';
import { allGames, type Game } from '../book/games.ts';
import { moderatorPresentAt, openSessionOf, type Session } from '../book/register.ts';
import { whatItWaitsFor } from '../games/counting.ts';
import type { sessionOutcomes } from '../outcomes.ts';
import { nextSession } from '../sessions/days.ts';
import { listedUpTo, squaredWords } from './decay.ts';
import { standingLine } from './game-card.ts';
import { rematchLines } from './rematches.ts';
import { resultLine } from './result-line.ts';
import { hereLine, moderation, sessionPost, whereToRead } from './session-post.ts';

/** What became of a session or its register. */
export const sessionWords: OutcomeWords<typeof sessionOutcomes> = {
  'session-opened': ({ date }, scene) => ({ ...sessionPost(date, scene), postOf: date }),
  'session-closed': (outcome, { view }) => toClub(closed(outcome, view)),
  'session-cancelled': async (outcome, scene) => toClub(await cancelled(outcome, scene)),
  'register-marked': (outcome, { view }) => toClub(marked(outcome, view)),
  'checked-in': (outcome, { view }) =>
    outcome.quiet === true ? toAsker(checkedInLines(outcome, view)) : toClub(checkedIn(outcome, view)),
  'checked-out': (outcome, scene) => toClub(checkedOut(outcome, scene)),
};

type CheckedIn = Told<typeof sessionOutcomes, 'checked-in'>;

const checkedIn = ({ person, moderating }: CheckedIn, view: ClubView): string =>
  `**${nameOf(view, person)}** is in the room${moderating ? ', acting as Moderator' : ''}.`;

/** Said to the person alone: the session's post shows everybody that they are here. */
const checkedInLines = ({ person, moderating }: CheckedIn, { state }: ClubView) => [
  `You are checked in${moderating ? ', acting as Moderator' : ''}. When you have played, press **Record a game**.`,
  !isMember(state, person) && 'Join the Leaderboard with `/join`, so that your games count.',
];

/** Everybody is told what became of its games, and who lost points, when its time is over. */
function closed(
  { date, decayed = [] }: Told<typeof sessionOutcomes, 'session-closed'>,
  view: ClubView,
): string {
  const lost = new Set(decayed.filter(({ before, after }) => after < before).map(({ person }) => person))
    .size;
  const losses = lost === 0 ? '' : ` It cost ${counted(lost, 'Member')} points${under(['II.6'])}.`;
  return `The session of ${dayOf(date)} is closed.${losses}${whereToRead(view, date)}`;
}

async function cancelled(
  { date, restored }: Told<typeof sessionOutcomes, 'session-cancelled'>,
  scene: Scene,
): Promise<string> {
  const why = await reasonOf(restored ? 'session-restored' : 'session-cancelled', scene);
  if (restored) return `The session of ${dayOf(date)} takes place after all.${why}`;
  return `The session of ${dayOf(date)} is cancelled.${why}`;
}

async function reasonOf(type: EntryType, scene: Scene): Promise<string> {
  const entry = scene.view.entries.findLast((each) => each.type === type);
  return entry === undefined ? '' : reasonBelow(scene, entry.seq);
}

/** The reason is given in #discussion, where it is announced (Act III.2.4). */
function marked(
  { person, date, present, reckoning }: Told<typeof sessionOutcomes, 'register-marked'>,
  view: ClubView,
): string {
  const name = nameOf(view, person);
  const points = reckoning === undefined ? '' : squaredWords(reckoning);
  if (!present) return `**${name}** counts as absent from the session of ${dayOf(date)}.${points}`;
  if (view.state.sessions.get(date)?.open === true) return `**${name}** is in the room.`;
  return `**${name}** counts as present at the session of ${dayOf(date)}.${points}`;
}

function checkedOut(
  { person, date }: { person: PersonNumber; date: LocalDate },
  { view, now }: Scene,
): string {
  const left = `**${nameOf(view, person)}** has left the room.`;
  const session = view.state.sessions.get(date);
  if (session?.open !== true || moderatorPresentAt(session, now + 1)) return left;
  return `${left}\n${moderation(false)} ${ifStillHere}`;
}

const ifStillHere =
  'Still here? Check in again with `/present`. Once the session has closed, another Moderator or a Justice can correct the register with `/session mark`.';

/** What is going on in the room, for the asker. */
export function renderStatus(view: ClubView, now: Instant): Reply {
  const session = openSessionOf(view.state);
  if (session === undefined || now > session.closesAt) {
    const next = sessionOn(nextSession(view, now), view.state.figures);
    const lines = [`No session is open. The next one is ${next}.`, ...waitingLines(view)];
    return toAsker([...lines, ...rematchLines(view, null)]);
  }
  const moderated = moderatorPresentAt(session, now);
  return toAsker(null, {
    embeds: [
      {
        title: `Session of ${dayOf(session.date)}`,
        color: moderated ? colours.done : colours.waiting,
        description: linesOf(view, session, moderated).join('\n'),
      },
    ],
  });
}

function linesOf(view: ClubView, session: Session, moderated: boolean): string[] {
  const games = allGames(view.state).filter(({ date }) => date === session.date);
  return [
    `It closes at ${timeOf(session.closesAt, session.figures)}.`,
    moderation(moderated),
    hereLine(view, session, Number.POSITIVE_INFINITY),
    ...waitingLines(view),
    ...rematchLines(view, session),
    '',
    ...(games.length === 0 ? ['No game has been entered yet.'] : games.map((game) => gameLine(view, game))),
  ];
}

const mostWaiting = 20;

/** Games of any day for a Moderator to decide; above the list of games, which may be cut. */
function waitingLines(view: ClubView): string[] {
  const waiting = waitingForModerator(view).map(({ number }) => `#${number}`);
  return waiting.length === 0 ? [] : [`For a Moderator to decide: ${listedUpTo(mostWaiting, waiting)}.`];
}

const gameLine = (view: ClubView, game: Game): string =>
  `**#${game.number}** ${resultLine(view, game)} ${standingLine(view, game)}`;

/** The games of any day that wait for a Moderator, the oldest first (Act II.4). */
export const waitingForModerator = ({ state }: ClubView): Game[] =>
  allGames(state).filter((game) => whatItWaitsFor(state, game) === 'approval');
