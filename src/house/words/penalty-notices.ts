import type { PersonNumber } from '../../ledger/fields.ts';
import type { HouseNotice, houseNotices } from '../notices.ts';
import type { ClubView } from '../ports.ts';
import { type Appealable, appealRow } from './appeal-button.ts';
import {
  isBan,
  partsWords,
  penaltyOf,
  playedLines,
  postLink,
  whileBanned,
  whyLines,
} from './penalty-words.ts';
import { type NoticeWords, type Reply, type Scene, toAsker, toClub } from './reply.ts';
import { accountsOf, banEndOf, mentionOf, momentOf, nameOf, reasonLines, signed, under } from './text.ts';

/** What the bot says by itself of penalties and bans. */
export const disciplineNews = {
  'penalty-issued': async (notice, scene) => ({
    ...toPerson(scene, notice.person, await issuedLines(notice, scene)),
    components: appealRow(scene.view, [appealable(notice, scene.view)]),
  }),
  'penalty-declared': declared,
  'penalty-reminder': reminder,
  'penalty-lapsed': lapsed,
  'score-adjusted': adjusted,
  'staff-banned': async (notice, scene) => toPerson(scene, notice.person, await staffBanLines(notice, scene)),
  'staff-ban-lifted': ({ person }, scene) =>
    toPerson(scene, person, [`The member of staff has lifted their ban on you${under(['III.6.1'])}.`]),
  'not-told': notTold,
  'messages-closed': messagesClosed,
  'post-not-removed': (post, { view }) =>
    toAsker(
      `Discord didn’t let me delete ${postLink(view.id, post)}${under(['0.14'])}. Delete it yourself. Or give my role *Manage Messages* there, and use \`/staff remove-post\` again.`,
    ),
} satisfies Partial<NoticeWords<typeof houseNotices>>;

const toPerson = ({ view }: Scene, person: PersonNumber, lines: readonly string[]): Reply =>
  toAsker(lines, { pings: accountsOf(view, [person]) });

const toAllOf = ({ view }: Scene, person: PersonNumber, lines: readonly string[]): Reply =>
  toClub(lines, { pings: accountsOf(view, [person]) });

/** Acts I.2.1 and III.3: its number, what, what it did to the score, what can be done about it, and why. */
async function issuedLines(
  { penalty: number, change }: HouseNotice<'penalty-issued'>,
  scene: Scene,
): Promise<string[]> {
  const { view } = scene;
  const penalty = penaltyOf(view, number);
  const given = penalty.by === null ? 'You were given' : `${nameOf(view, penalty.by)} gave you`;
  const score =
    change === null
      ? 'Your score stays as it is.'
      : `Your score: ${change.before} → **${change.after}** (${signed(change.after - change.before)}).`;
  return [
    `${given} penalty #${number}: ${partsWords(penalty, view)}${under(actsOf(view, penalty.seq))}.`,
    `${score} Everyone on the server can read the penalty and its reason, once it is announced.`,
    ...(isBan(penalty) ? [`${whileBanned('your', 'You')} Games that you played before it still count.`] : []),
    `If you think this is wrong, you can ask the Court to look at it${under(['III.3'])}. Press **Appeal**, or use \`/appeal file\` and choose penalty #${number}.`,
    ...(await whyLines(scene, penalty)),
  ];
}

/** Act II.9.4: a ban is contested as such, so that the Court can shorten it. */
function appealable({ penalty }: HouseNotice<'penalty-issued'>, view: ClubView): Appealable {
  return { against: isBan(penaltyOf(view, penalty)) ? 'ban' : 'penalty', key: penalty };
}

const actsOf = ({ entries }: ClubView, seq: number) => entries[seq - 1]?.acts ?? [];

/** Act III.2.4: what was done, to whom, and why. */
async function declared({ penalty: number }: HouseNotice<'penalty-declared'>, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const penalty = penaltyOf(view, number);
  const by = penalty.by === null ? '' : ` by ${nameOf(view, penalty.by)}`;
  const acts = [...actsOf(view, penalty.seq), 'III.2.4'] as const;
  const head = `Penalty #${number} for ${mentionOf(view, penalty.person)}${by}: ${partsWords(penalty, view)}${under(acts)}.`;
  const played = playedLines(view, penalty);
  return toAllOf(scene, penalty.person, [head, ...(await whyLines(scene, penalty)), ...played]);
}

function reminder({ penalty: number }: HouseNotice<'penalty-reminder'>, { view }: Scene): Reply {
  const { person, declareBy } = penaltyOf(view, number);
  return toAsker([
    `Penalty #${number} for ${nameOf(view, person)} has not been announced yet${under(['III.2.4'])}.`,
    `Use \`/penalty declare\` by ${momentOf(declareBy, view.state.figures)}. After that it is cancelled, and they can’t be punished again for the same offence${under(['III.2.4.2', 'III.2.2'])}.`,
  ]);
}

function lapsed({ penalty: number }: HouseNotice<'penalty-lapsed'>, scene: Scene): Reply {
  const { person } = penaltyOf(scene.view, number);
  const whose = mentionOf(scene.view, person);
  return toAllOf(scene, person, [
    `Penalty #${number} for ${whose} was not announced in time, so it is cancelled${under(['III.2.4.2'])}. Everything it did is undone.`,
  ]);
}

async function adjusted(notice: HouseNotice<'score-adjusted'>, scene: Scene): Promise<Reply> {
  const { person, by, before, after, entry } = notice;
  const { view } = scene;
  const head = `${nameOf(view, by)} has changed the score of ${mentionOf(view, person)}: ${before} → **${after}**${under(['II.3', 'III.2.4'])}.`;
  const at = view.entries[entry - 1]?.at ?? scene.now;
  const why = await reasonLines(scene, entry);
  return toAllOf(scene, person, [head, ...why, ...playedLines(view, { by, person, at })]);
}

async function staffBanLines({ ban: seq }: HouseNotice<'staff-banned'>, scene: Scene): Promise<string[]> {
  const { bans, figures } = scene.view.state;
  const ban = bans.find((each) => each.seq === seq);
  return [
    `The member of staff has banned you ${banEndOf(ban?.endsAt ?? null, figures)}${under(['III.6.1'])}.`,
    'While you are banned, your games don’t count. Ask the member of staff whether you may still come to the room.',
    ...(await reasonLines(scene, seq)),
    `Only the member of staff can end the ban sooner, and the Court has no say in this${under(['III.6'])}. You can talk to them about it in private.`,
  ];
}

function notTold({ person, penalty }: HouseNotice<'not-told'>, { view }: Scene): Reply {
  const what = penalty === null ? 'the ban you gave them' : `penalty #${penalty}`;
  const name = nameOf(view, person);
  return toAsker(
    `I couldn’t tell ${name} about ${what} in a direct message. I have told them in #discussion what happened, but not why. Please tell them the reason yourself.`,
  );
}

function messagesClosed({ person }: HouseNotice<'messages-closed'>, scene: Scene): Reply {
  const line = `${mentionOf(scene.view, person)}, I couldn’t deliver a message to you. \`/club\` shows what waits for you. To get such messages, let members of this server send you direct messages.`;
  return toAllOf(scene, person, [line]);
}
