import type { LocalDate } from '../../../terms/time.ts';
import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Told } from '../../house/told.ts';
import type { OutcomeWords, Rendered, Scene } from '../../house/words/scene.ts';
import { cite, dayOf, nameOf, plain, reasonBelow, timeOf } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { EntryType } from '../../rule-books.ts';
import { moderatorPresentAt, wasHeld } from '../book/register.ts';
import type { sessionOutcomes } from '../sessions/outcomes.ts';
import { squaredWords } from './decay.ts';
import { moderation } from './session-status.ts';

/** What became of a session or its register. */
export const sessionWords: OutcomeWords<typeof sessionOutcomes> = {
  'session-opened': ({ date }, scene) => said(opened(date, scene)),
  'session-closed': (outcome, { view }) => said(closed(outcome, view)),
  'session-cancelled': async (outcome, scene) => said(await cancelled(outcome, scene)),
  'register-marked': (outcome, { view }) => said(marked(outcome, view)),
  'checked-in': ({ person, moderating }, { view }) =>
    said(`**${nameOf(view, person)}** is in the room${moderating ? ', acting as Moderator' : ''}.`),
  'checked-out': (outcome, scene) => said(checkedOut(outcome, scene)),
};

const said = (content: string): Rendered => ({ audience: 'club', content });

function opened(date: LocalDate, { view, now }: Scene): string {
  const session = view.state.sessions.get(date);
  if (session === undefined) return `The session of ${dayOf(date)} is open.`;
  const { opensAt, closesAt, figures } = session;
  const from = now < opensAt ? ` Games count from ${timeOf(opensAt, figures)}.` : '';
  return (
    `The session of ${dayOf(date)} is open in room ${plain(figures.room)}, ` +
    `until ${timeOf(closesAt, figures)}.${from} Check in with \`/present\`.`
  );
}

/** What became of its games, and who lost points, is told to everybody at its end. */
function closed(
  { date, decayed = [] }: Told<typeof sessionOutcomes, 'session-closed'>,
  view: ClubView,
): string {
  const lost = new Set(decayed.filter(({ before, after }) => after < before).map(({ person }) => person))
    .size;
  const losses = lost === 0 ? '' : ` It cost ${counted(lost, 'Member')} points (${cite(['II.6'])}).`;
  return `The session of ${dayOf(date)} is closed.${losses}${whereToRead(view, date)}`;
}

function whereToRead({ settings, state }: ClubView, date: LocalDate): string {
  const session = state.sessions.get(date);
  if (settings.discussion === null || session === undefined || !wasHeld(session)) return '';
  const when = timeOf(session.closesAt, session.figures);
  return ` How it went is told in <#${settings.discussion}> after ${when}.`;
}

async function cancelled(
  { date, restored }: Told<typeof sessionOutcomes, 'session-cancelled'>,
  scene: Scene,
): Promise<string> {
  const why = await reasonOf(restored ? 'session-restored' : 'session-cancelled', scene);
  if (restored) return `The session of ${dayOf(date)} takes place after all.${why}`;
  return `The session of ${dayOf(date)} is called off.${why}`;
}

/** The reason given with the latest entry of that type. */
async function reasonOf(type: EntryType, scene: Scene): Promise<string> {
  const entry = scene.view.entries.findLast((each) => each.type === type);
  return entry === undefined ? '' : reasonBelow(scene, entry.seq);
}

/** Why is told in #discussion, where it is declared (Act III.2.4). */
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
  'If you are still here, check in again with `/present`. For the time in between, another Moderator or a Justice can put the register right with `/session mark` once the session has closed.';
