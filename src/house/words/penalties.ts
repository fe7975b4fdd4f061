import type { Ban, Penalty } from '../book/discipline.ts';
import type { PenaltyList } from '../discipline/listing.ts';
import type { PenaltyPreview } from '../discipline/penalty-order.ts';
import type { disciplineOutcomes } from '../outcomes.ts';
import type { ClubView } from '../ports.ts';
import type { ScoreChange } from '../score-changes.ts';
import { pagesOf, pick } from './pages.ts';
import {
  findingWords,
  groundWords,
  isBan,
  partsWords,
  penaltyOf,
  playedLines,
  postLink,
  standWords,
  whileBanned,
  whyLines,
} from './penalty-words.ts';
import {
  colours,
  type OutcomeWords,
  pageRow,
  type Reply,
  type Scene,
  toAsker,
  withActsInFooter,
} from './reply.ts';
import { banEndOf, momentOf, moved, movedLines, nameOf, plain, under } from './text.ts';

/** What became of a penalty, a ban or a score; for the asker alone, since the public is told in #discussion. */
export const disciplineWords: OutcomeWords<typeof disciplineOutcomes> = {
  'penalty-issued': ({ penalty, changes }, { view }) =>
    toAsker(issued(penaltyOf(view, penalty), changes, view)),
  'penalty-declared': ({ penalty, way }, { view }) => {
    const how = way === 'email' ? 'by email' : 'in #discussion';
    const also = way === 'email' ? inEmail(penaltyOf(view, penalty), view) : [];
    return toAsker([`Penalty #${penalty} has been announced ${how}${under(['III.2.4.1'])}.`, ...also]);
  },
  'score-adjusted': ({ person, before, after }, { view }) =>
    toAsker(
      `${nameOf(view, person)}: ${before} → **${after}**${under(['II.3'])}. It is announced in #discussion.`,
    ),
  'staff-banned': ({ person, ban }, { view }) =>
    toAsker(
      `**${nameOf(view, person)}** is banned${untilWords(view, ban)}${under(['III.6.1'])}. \`/staff lift\` ends it.`,
    ),
  'staff-ban-lifted': ({ person }, { view }) =>
    toAsker(`You have lifted your ban on **${nameOf(view, person)}**${under(['III.6.1'])}.`),
  'post-removal-ordered': (post, { view }) =>
    toAsker(
      `I am deleting ${postLink(view.id, post)}${under(['0.14'])}. The log shows that you asked for it. If Discord doesn’t let me, I’ll tell you.`,
    ),
};

function untilWords({ state }: ClubView, seq: number): string {
  const ban = state.bans.find((each) => each.seq === seq);
  if (ban === undefined) return '';
  return ` ${banEndOf(ban.endsAt, state.figures)}`;
}

function issued(penalty: Penalty, changes: readonly ScoreChange[], view: ClubView): string {
  const { number, person, declareBy, declared } = penalty;
  const what = `Penalty #${number} for **${nameOf(view, person)}**: ${partsWords(penalty, view)}.`;
  const told =
    view.people.byNumber(person)?.account == null
      ? 'They have no Discord account, so please tell them yourself.'
      : 'I tell them in a direct message.';
  const public_ =
    declared === null
      ? `Announce it with \`/penalty declare\` by ${momentOf(declareBy, view.state.figures)}. After that it is cancelled${under(['III.2.4.2'])}.`
      : declared.way === 'email'
        ? `It is ${standWords(penalty)}${under(['III.2.4'])}.`
        : `I announce it in #discussion${under(['III.2.4'])}.`;
  const also = declared?.way === 'email' ? inEmail(penalty, view) : [];
  return [what + moved(view, changes), told, public_, ...also].join('\n');
}

/** What the bot says of itself in #discussion, and a Moderator has to write in their email. */
const inEmail = (penalty: Penalty, view: ClubView): string[] =>
  playedLines(view, penalty).map((line) => `Your email must also say: ${line}`);

/** What a penalty would do, before it is issued; the reason last, since it is what may be cut off. */
export function renderPenaltyQuestion(
  { order, changes }: PenaltyPreview,
  view: ClubView,
  asides: readonly string[] = [],
): Reply {
  const { person, ground, finding, game, reason } = order;
  const parts = partsWords({ ...order, game: game?.number ?? null }, view);
  return toAsker([
    `Give **${plain(person.name, 32)}** this penalty: ${parts}?`,
    ground !== null && `Ground: ${groundWords[ground]}`,
    finding !== null && `Finding: ${findingWords[finding]}`,
    ...movedLines(view, changes),
    ...asides,
    isBan(order) && whileBanned('their', 'They'),
    consequence[order.declare],
    `Reason: ${plain(reason, 1000)}`,
  ]);
}

/** What happens next, by how it is announced. */
const consequence = {
  now: 'I tell them, and announce it in #discussion with your reason. Only the Court can undo it.',
  later: 'I tell them. You announce it later with `/penalty declare`. Only the Court can undo it.',
  email: 'I tell them. You announce it in an email. Only the Court can undo it.',
} as const;

/** What a ban would be, and what the person was punished for before, so that it is not twice (Act III.2.2). */
export function renderBanQuestion(
  preview: PenaltyPreview,
  punishedFor: readonly string[],
  view: ClubView,
): Reply {
  if (punishedFor.length === 0) return renderPenaltyQuestion(preview, view);
  const ask = `They have already been punished for these. If this is one of them, press Cancel and choose it as \`offence\`. Otherwise it counts as a new offence${under(['III.2.2'])}.`;
  return renderPenaltyQuestion(preview, view, [
    ask,
    ...punishedFor.slice(0, 5).map((each) => `- ${plain(each, 60)}`),
  ]);
}

/** A page of the penalties of somebody, or of all, the latest first; for the asker alone. */
export async function renderPenalties(
  { person, penalties }: PenaltyList,
  scene: Scene,
  wanted = 1,
): Promise<Reply> {
  const lines = await Promise.all(penalties.map((each) => penaltyLines(each, scene)));
  const whose = person === null ? 'Penalties' : `Penalties of ${plain(person.name, 32)}`;
  const turn = { action: 'penalty-page', args: [person?.number ?? 'all'] };
  return listing(whose, lines, turn, wanted);
}

async function penaltyLines(penalty: Penalty, scene: Scene): Promise<string> {
  const { view } = scene;
  const by = penalty.by === null ? '' : ` · by ${nameOf(view, penalty.by)}`;
  const head = `**#${penalty.number}** ${nameOf(view, penalty.person)} · ${partsWords(penalty, view)}${by} · ${standWords(penalty)}`;
  return [head, ...(await whyLines(scene, penalty)).map((line) => `> ${line}`)].join('\n');
}

/** A page of the bans in force; for the asker alone. */
export const renderBans = (bans: readonly Ban[], { view }: Scene, wanted = 1): Reply =>
  listing(
    'Bans in force',
    bans.map((ban) => banLine(ban, view)),
    { action: 'ban-page', args: [] },
    wanted,
  );

function banLine({ person, endsAt, penalty }: Ban, view: ClubView): string {
  const by =
    penalty === null
      ? `by the member of staff${under(['III.6.1'])}`
      : `penalty #${penalty}${under(['II.9'])}`;
  return `**${nameOf(view, person)}** · ${banEndOf(endsAt, view.state.figures)} · ${by}`;
}

function listing(
  title: string,
  lines: readonly string[],
  turn: { action: string; args: readonly (string | number)[] },
  wanted: number,
): Reply {
  const { item, page, pages } = pick(pagesOf(lines.join('\n')), wanted);
  const embed = {
    title: pages > 1 ? `${title}, page ${page} of ${pages}` : title,
    color: colours.reading,
    description: item === undefined || item === '' ? 'None.' : item,
  };
  return {
    audience: 'asker',
    embeds: [withActsInFooter(embed)],
    components: pageRow(turn.action, turn.args, { page, pages }),
  };
}
