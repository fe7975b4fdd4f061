import { officeNames } from '../../../terms/administration/authority.ts';
import type { ScoreChange } from '../../ladder/games/outcomes.ts';
import { gameOf } from '../../ladder/words/game-card.ts';
import { officesHeld } from '../../ledger/views.ts';
import type { ChiefOutcome } from '../chief/outcomes.ts';
import type { Notice } from '../notices.ts';
import type { Person } from '../people.ts';
import type { ClubView } from '../ports.ts';
import type { Reply } from './reply.ts';
import type { Rendered, Scene } from './scene.ts';
import { accountsOf, agreedBy, cite, listed, nameOf, plain, signed } from './text.ts';

type ChiefNotice = Extract<
  Notice,
  { kind: 'score-modified' | 'voided-by-chief' | 'chief-acted' | 'breach-found' }
>;

/** What the Chief Justice did alone. */
export async function renderChief(outcome: ChiefOutcome, scene: Scene): Promise<Rendered> {
  switch (outcome.kind) {
    case 'score-modified':
      return {
        audience: 'club',
        content: `${scoreWords(outcome, scene.view)}.${await reasonOf(outcome.entry, scene)}`,
        pings: accountsOf(scene.view, [outcome.person]),
      };
    case 'chief-acted':
      return { audience: 'club', content: await deedWords(outcome, scene) };
    case 'breach-found':
      return { audience: 'asker', content: breachWords(outcome, scene.view) };
    default:
      return outcome satisfies never;
  }
}

/** Everybody is told of what the Chief Justice does alone, but for a breach: that is for whom it concerns. */
export async function renderChiefNotice(notice: ChiefNotice, scene: Scene): Promise<Reply> {
  const { view } = scene;
  switch (notice.kind) {
    case 'score-modified':
      return {
        audience: 'club',
        content: `${scoreWords(notice, view)}, by ${chiefWords(notice.by, view)}${agreedBy(notice.consent, view)}.${await reasonOf(notice.entry, scene)}${challenge}`,
        pings: accountsOf(view, [notice.person]),
      };
    case 'voided-by-chief':
      return voided(notice, scene);
    case 'chief-acted':
      return { audience: 'club', content: await deedWords(notice, scene) };
    case 'breach-found':
      return {
        audience: 'asker',
        content: `You were found to have passed on what was gathered of an online game, and lose every office at once (${cite(['I.9.5'])}).${await reasonOf(notice.entry, scene)}`,
      };
    default:
      return notice satisfies never;
  }
}

const chiefWords = (by: number, view: ClubView): string => `${officeNames.chief} ${nameOf(view, by)}`;

const challenge = `\nAnybody may challenge that before the whole Court, with \`/appeal file\` (${cite(['III.5.1'])}).`;

async function reasonOf(entry: number, { text }: Scene): Promise<string> {
  const reason = await text(entry, 'reason');
  return reason === null ? '' : `\nReason: ${plain(reason, 1000)}`;
}

/** `**Ana**: 120 → 110 (−10), for technical reasons (Act III.5)` */
export const scoreWords = ({ person, before, after }: ScoreChange, view: ClubView): string =>
  `**${nameOf(view, person)}**: ${before} → ${after} (${signed(after - before)}), for technical reasons (${cite(['III.5'])})`;

async function voided(
  { game: number, by, entry, consent }: Extract<ChiefNotice, { kind: 'voided-by-chief' }>,
  scene: Scene,
): Promise<Reply> {
  const { view } = scene;
  const game = gameOf(view, number);
  const acts = cite([game.online ? 'I.9.10' : 'III.5']);
  const who = `${nameOf(view, game.player)} – ${nameOf(view, game.opponent)}`;
  return {
    audience: 'club',
    content: `Game #${number}, ${who}, was voided by ${chiefWords(by, view)}${agreedBy(consent, view)} (${acts}).${await reasonOf(entry, scene)}${game.online ? '' : challenge}`,
    pings: accountsOf(view, [game.player, game.opponent]),
  };
}

async function deedWords({ by, entry: seq }: { by: number; entry: number }, scene: Scene): Promise<string> {
  const entry = scene.view.entries[seq - 1];
  const act = entry?.type === 'chief-acted' ? entry.act : null;
  const right =
    act === null
      ? `acted where the Terms give the power to nobody else (${cite(['III.4'])})`
      : `did alone what ${cite([act])} says has to happen (${cite(['II.12'])})`;
  return `${chiefWords(by, scene.view)} ${right}.${await reasonOf(seq, scene)}`;
}

function breachWords(
  { person, offices }: Extract<ChiefOutcome, { kind: 'breach-found' }>,
  view: ClubView,
): string {
  const lost =
    offices.length === 0
      ? 'held no office'
      : `is no longer ${listed(offices.map((office) => officeNames[office]))}`;
  return `It is on record. **${nameOf(view, person)}** ${lost} (${cite(['I.9.5'])}). Whether there is a ban as well is yours to decide.`;
}

/** Act III.3.5: added to what is asked of the Chief Justice where it is their own matter. */
export const ownMatter = `\nThis is your own matter: press Confirm, and another Justice is asked to agree (${cite(['III.3.5'])}). Until then nothing changes.`;

/** What a breach costs, before it is found. */
export function renderBreachQuestion({ number, name }: Person, view: ClubView): Reply {
  const titles = [...officesHeld(view.state, number)].map((office) => officeNames[office]);
  const lost = titles.length === 0 ? 'They hold no office' : `They stop being ${listed(titles)} at once`;
  return {
    audience: 'asker',
    content: `Put on record that **${plain(name, 32)}** passed on what was gathered of an online game (${cite(['I.9.5'])})? ${lost}, and are told why.`,
  };
}
