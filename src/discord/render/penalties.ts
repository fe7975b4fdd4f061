import { ordinal, rungInWords } from '../../../terms/words.ts';
import type { PenaltyList } from '../../club/discipline/listing.ts';
import type { DisciplineOutcome } from '../../club/discipline/outcomes.ts';
import type { FraudPreview } from '../../club/discipline/penalise-fraud.ts';
import type { PenaltyPreview } from '../../club/discipline/penalty-order.ts';
import type { ScoreChange } from '../../club/games/outcomes.ts';
import type { ClubView } from '../../club/ports.ts';
import type { Ban, Penalty } from '../../ledger/state.ts';
import { colours, type Reply } from '../reply.ts';
import { moved } from './games.ts';
import { findingWords, groundWords, partsWords, penaltyOf, standWords, whyLines } from './penalty-words.ts';
import type { Rendered, Scene } from './scene.ts';
import { cite, momentOf, nameOf, plain } from './text.ts';

/** What became of a penalty, a ban or a score; for the asker alone, since the public is told in #discussion. */
export async function renderDiscipline(outcome: DisciplineOutcome, scene: Scene): Promise<Rendered> {
  const { view } = scene;
  switch (outcome.kind) {
    case 'penalty-issued':
      return said(issued(penaltyOf(view, outcome.penalty), outcome.changes, view));
    case 'penalty-declared': {
      const how = outcome.way === 'email' ? 'as declared by email' : 'as declared: it is in #discussion';
      return said(`Penalty #${outcome.penalty} is down ${how} (${cite(['III.2.4.1'])}).`);
    }
    case 'score-adjusted': {
      const { person, before, after } = outcome;
      return said(
        `${nameOf(view, person)}: ${before} → **${after}** (${cite(['II.3'])}). It is announced in #discussion.`,
      );
    }
    case 'staff-banned':
      return said(
        `**${nameOf(view, outcome.person)}** is banned${untilWords(view, outcome.ban)} (${cite(['III.6.1'])}). \`/staff lift\` ends it.`,
      );
    case 'staff-ban-lifted':
      return said(
        `The bans by the staff on **${nameOf(view, outcome.person)}** are lifted (${cite(['III.6.1'])}).`,
      );
    default:
      return outcome satisfies never;
  }
}

const said = (content: string): Rendered => ({ audience: 'asker', content });

function untilWords({ state }: ClubView, seq: number): string {
  const ban = state.bans.find((each) => each.seq === seq);
  if (ban === undefined) return '';
  return ban.endsAt === null ? ' without an end' : ` until ${momentOf(ban.endsAt, state.figures)}`;
}

function issued(penalty: Penalty, changes: readonly ScoreChange[], view: ClubView): string {
  const { number, person, declareBy, declared } = penalty;
  const what = `Penalty #${number} for **${nameOf(view, person)}**: ${partsWords(penalty, view)}.`;
  const told =
    view.people.byNumber(person)?.account == null
      ? 'They have no Discord account, so please tell them yourself.'
      : 'They are told by direct message.';
  const public_ =
    declared === null
      ? `Declare it with \`/penalty declare\` by ${momentOf(declareBy, view.state.figures)}, or it is void (${cite(['III.2.4.2'])}).`
      : `It is ${standWords(penalty)} (${cite(['III.2.4'])}).`;
  return [what + moved(view, changes), told, public_].join('\n');
}

/** What a penalty would do, before it is issued; the reason last, since it is what may be cut off. */
export function renderPenaltyQuestion({ order, changes }: PenaltyPreview, view: ClubView): Reply {
  const { person, ground, finding, game, reason } = order;
  const parts = partsWords({ ...order, game: game?.number ?? null }, view);
  const lines = [
    `Penalise **${plain(person.name, 32)}**: ${parts}?`,
    ...(ground === null ? [] : [`Ground: ${groundWords[ground]}`]),
    ...(finding === null ? [] : [`Found: ${findingWords[finding]}`]),
  ];
  const content = `${lines.join('\n')}${moved(view, changes)}\nReason: ${plain(reason, 1000)}`;
  return { audience: 'asker', content };
}

/** What the ladder of Act II.5 asks for, and what would be done. */
export function renderFraudQuestion(preview: FraudPreview, view: ClubView): Reply {
  const { violations, rung, figures } = preview;
  const ladder = `This is the ${ordinal(violations + 1)} violation that stands: ${rungInWords(rung, figures)} (${cite(['II.5'])}).`;
  const question = renderPenaltyQuestion(preview, view);
  return { ...question, content: `${ladder}\n${question.content ?? ''}` };
}

/** The most penalties in one answer. */
const mostListed = 20;

/** The penalties of somebody, or of all, the latest first; for the asker alone. */
export async function renderPenalties({ person, penalties }: PenaltyList, scene: Scene): Promise<Reply> {
  const lines = await Promise.all(penalties.slice(0, mostListed).map((each) => penaltyLines(each, scene)));
  const rest = penalties.length - lines.length;
  const whose = person === null ? 'Penalties' : `Penalties of ${plain(person.name, 32)}`;
  return listing(whose, [...lines, ...(rest > 0 ? [`and ${rest} from before`] : [])]);
}

async function penaltyLines(penalty: Penalty, scene: Scene): Promise<string> {
  const { view } = scene;
  const by = penalty.by === null ? '' : ` · by ${nameOf(view, penalty.by)}`;
  const head = `**#${penalty.number}** ${nameOf(view, penalty.person)} · ${partsWords(penalty, view)}${by} · ${standWords(penalty)}`;
  return [head, ...(await whyLines(scene, penalty)).map((line) => `> ${line}`)].join('\n');
}

/** The bans in force; for the asker alone. */
export const renderBans = (bans: readonly Ban[], { view }: Scene): Reply =>
  listing(
    'Bans in force',
    bans.map((ban) => banLine(ban, view)),
  );

function banLine({ person, endsAt, penalty }: Ban, view: ClubView): string {
  const until = endsAt === null ? 'without an end' : `until ${momentOf(endsAt, view.state.figures)}`;
  const by =
    penalty === null ? `by the staff (${cite(['III.6.1'])})` : `penalty #${penalty} (${cite(['II.9'])})`;
  return `**${nameOf(view, person)}** · ${until} · ${by}`;
}

const listing = (title: string, lines: readonly string[]): Reply => ({
  audience: 'asker',
  embeds: [{ title, color: colours.reading, description: lines.join('\n') || 'None.' }],
});
