import type { Instant, LocalDate } from '../../../terms/time.ts';
import { capital, counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import {
  type ActionRow,
  button,
  pageRow,
  type Rendered,
  type Reply,
  row,
  type Scene,
  toAsker,
  toClub,
} from '../../house/words/reply.ts';
import { bareNameOf, dayOf, nameOf, plain, timeOf, under } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { allGames } from '../book/games.ts';
import { isCheckedIn, moderatorPresentAt, type Session, wasHeld } from '../book/register.ts';
import { whatItWaitsFor } from '../games/counting.ts';
import { opponentsFor, type RecordForm } from '../games/record-at-session.ts';
import { isOverForGood } from '../sessions/session-post.ts';
import { listedUpTo } from './decay.ts';

/** The session's post with its buttons: when it ends and who is here, or that it is closed. */
export function sessionPost(date: LocalDate, { view, now }: Pick<Scene, 'view' | 'now'>): Rendered {
  const session = view.state.sessions.get(date);
  if (session === undefined) return toClub(`The session of ${dayOf(date)} is open.`);
  const lines = session.open ? openLines(view, session, now) : [closedLine(view, session)];
  return toClub(lines, {
    components: isOverForGood(view, date, now) ? [] : [postButtons(date)],
  });
}

const postButtons = (date: LocalDate): ActionRow =>
  row(
    button('Check in', 'session-present', [date], 'success'),
    button('Record a game', 'session-record', [date], 'primary'),
    button('Close', 'session-close', [date]),
  );

function openLines(view: ClubView, session: Session, now: Instant): (string | false)[] {
  const { date, opensAt, closesAt, figures } = session;
  const from = isOpenedEarly(session) ? ` Games count from ${timeOf(opensAt, figures)}.` : '';
  return [
    `The session of ${dayOf(date)} is open in room ${plain(figures.room)}, until ${timeOf(closesAt, figures)}.${from}`,
    !moderatorPresentAt(session, now + 1) && moderation(false),
    hereLine(view, session),
  ];
}

/** The one who opens a session is in the room from then on. The post must not change as time goes by. */
const isOpenedEarly = ({ stays, opensAt }: Session): boolean =>
  [...stays.values()].some(([first]) => first !== undefined && first.from < opensAt);

/** At most so many are named in a post. */
const mostNamed = 25;

/** Who is in the room, as `Here (2): Ana and Bo.` */
export function hereLine(view: ClubView, session: Session, most = mostNamed): string {
  const here = [...session.stays.keys()].filter((person) => isCheckedIn(session, person));
  if (here.length === 0) return 'Nobody is checked in.';
  const names = here.map((person) => nameOf(view, person));
  return `Here (${here.length}): ${listedUpTo(most, names)}.`;
}

/** Act 0.6: whether a Moderator is in the room. */
export const moderation = (moderated: boolean): string =>
  moderated
    ? `A Moderator is in the room${under(['0.6'])}.`
    : `**No Moderator is in the room.** Games that end now don’t count${under(['0.6'])}.`;

const closedLine = (view: ClubView, { date }: Session): string =>
  `The session of ${dayOf(date)} is closed.${whereToRead(view, date)}`;

/** Where everybody can read how a session went; nothing if none was held. */
export function whereToRead({ settings, state }: ClubView, date: LocalDate): string {
  const session = state.sessions.get(date);
  if (settings.discussion === null || session === undefined || !wasHeld(session)) return '';
  const when = timeOf(session.closesAt, session.figures);
  return ` Results will be in <#${settings.discussion}> after ${when}.`;
}

/** What closing the session would do, before it is closed. */
export function renderCloseQuestion(session: Session, { view }: Pick<Scene, 'view'>): Reply {
  const waiting = allGames(view.state).filter(
    (game) => game.date <= session.date && isUnanswered(whatItWaitsFor(view.state, game)),
  ).length;
  return toAsker([
    `Close the session now, before ${timeOf(session.closesAt, session.figures)}?`,
    waiting > 0 &&
      `${capital(counted(waiting, 'game'))} still ${waiting === 1 ? 'has' : 'have'} no answer. A game counts now if the player who has not answered was here. Otherwise a Moderator decides${under(['II.4'])}.`,
  ]);
}

const isUnanswered = (wait: ReturnType<typeof whatItWaitsFor>): boolean =>
  wait === 'confirmation' || wait === 'joining';

/** Discord takes five rows of five buttons; a list of several pages needs one row for turning them. */
const most = { alone: 25, paged: 20, inRow: 5 };

const elsewhere = 'Somebody else? Ask them to press **Check in**, or use `/game record`.';

/** Whom the asker played: those in the room, a button each. */
export function renderOpponents(view: ClubView, form: RecordForm, now: Instant, wanted = 1): Reply {
  const people = opponentsFor(view, form, now);
  if (people.length === 0) return toAsker(['Nobody else is checked in yet.', elsewhere]);
  const size = people.length > most.alone ? most.paged : most.alone;
  const pages = Math.ceil(people.length / size);
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
  const named = people
    .slice((page - 1) * size, page * size)
    .map((person) => opponentButton(view, form, person));
  return toAsker(['Who did you play?', `-# ${elsewhere}`], {
    components: [...inRows(named), ...pageRow('session-names', argsOf(form), { page, pages })],
  });
}

const argsOf = ({ session, since }: RecordForm): [LocalDate, number] => [session.date, since];

const opponentButton = (view: ClubView, form: RecordForm, person: PersonNumber) =>
  button(labelOf(view, person), 'session-opponent', [...argsOf(form), person]);

/** A button's label shows a name as it is; namesakes are told apart by their numbers. */
function labelOf(view: ClubView, person: PersonNumber): string {
  const name = bareNameOf(view, person);
  const namesakes = view.people.all().filter(({ number }) => bareNameOf(view, number) === name);
  return namesakes.length > 1 ? `${name} #${person}` : name;
}

const inRows = (buttons: ReturnType<typeof button>[]): ActionRow[] =>
  Array.from({ length: Math.ceil(buttons.length / most.inRow) }, (_, place) =>
    row(...buttons.slice(place * most.inRow, (place + 1) * most.inRow)),
  );

const results = [
  [1, 'I won'],
  [0.5, 'We drew'],
  [0, 'I lost'],
] as const;

/** How the game against that person ended for the asker. */
export function renderResults(view: ClubView, form: RecordForm, opponent: PersonNumber): Reply {
  const about = argsOf(form);
  return toAsker(`How did your game against **${nameOf(view, opponent)}** end?`, {
    components: [
      row(
        ...results.map(([score, label]) =>
          button(label, 'session-result', [...about, opponent, score], 'primary'),
        ),
        button('Back', 'session-names', [...about, 1]),
      ),
    ],
  });
}
