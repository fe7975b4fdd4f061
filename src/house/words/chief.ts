import { officeNames } from '../../../terms/administration/authority.ts';
import { officesHeld } from '../book/offices.ts';
import type { houseNotices } from '../notices.ts';
import type { Link } from '../offices/link-account.ts';
import type { chiefOutcomes, HouseOutcome } from '../outcomes.ts';
import type { Person, Somebody } from '../people.ts';
import type { ClubView } from '../ports.ts';
import type { ScoreChange } from '../score-changes.ts';
import { type NoticeWords, type OutcomeWords, type Reply, type Scene, toAsker, toClub } from './reply.ts';
import {
  accountsOf,
  agreedBy,
  cite,
  listed,
  nameOf,
  oneOf,
  plain,
  reasonBelow,
  signed,
  under,
} from './text.ts';

/** What the Chief Justice did alone. */
export const chiefWords: OutcomeWords<typeof chiefOutcomes> = {
  'score-modified': async (outcome, scene) => {
    const said = `${scoreWords(outcome, scene.view)}.${await reasonBelow(scene, outcome.entry)}`;
    return toClub(said, { pings: accountsOf(scene.view, [outcome.person]) });
  },
  'chief-acted': async (outcome, scene) => toClub(await deedWords(outcome, scene)),
  'breach-found': (outcome, { view }) => toAsker(breachWords(outcome, view)),
};

/** Everybody is told of what the Chief Justice does alone, but for a breach: that is for whom it concerns. */
export const chiefNews = {
  'score-modified': async (notice, scene) => {
    const said = `${scoreWords(notice, scene.view)}, by ${byChief(notice.by, scene.view)}${agreedBy(notice.consent, scene.view)}.${await reasonBelow(scene, notice.entry)}${challenge}`;
    return toClub(said, { pings: accountsOf(scene.view, [notice.person]) });
  },
  'chief-acted': async (notice, scene) => toClub(await deedWords(notice, scene)),
  'breach-found': async ({ entry }, scene) =>
    toAsker(
      `The Chief Justice found that you passed on evidence from an online game. You lose every office at once${under(['I.9.5'])}.${await reasonBelow(scene, entry)}`,
    ),
} satisfies Partial<NoticeWords<typeof houseNotices>>;

export const byChief = (by: number, view: ClubView): string => `${officeNames.chief} ${nameOf(view, by)}`;

/** Act III.5.1: the end of what everybody is told of such an act. */
export const challenge = `\nAnyone can challenge this before the whole Court with \`/appeal file\`${under(['III.5.1'])}.`;

/** `**Ana**: 120 → 110 (−10), to put the score right (Act III.5)` */
export const scoreWords = ({ person, before, after }: ScoreChange, view: ClubView): string =>
  `**${nameOf(view, person)}**: ${before} → ${after} (${signed(after - before)}), to put the score right${under(['III.5'])}`;

async function deedWords({ by, entry: seq }: { by: number; entry: number }, scene: Scene): Promise<string> {
  const entry = scene.view.entries[seq - 1];
  const act = entry?.type === 'chief-acted' ? entry.act : null;
  const right =
    act === null
      ? `has decided something alone, because the Terms leave it to nobody else${under(['III.4'])}`
      : `has acted alone, because ${cite([act])} requires it${under(['II.12'])}`;
  return `${byChief(by, scene.view)} ${right}.${await reasonBelow(scene, seq)}`;
}

function breachWords({ person, offices }: HouseOutcome<'breach-found'>, view: ClubView): string {
  const lost =
    offices.length === 0
      ? 'held no office, so nothing else changes'
      : `is no longer ${listed(offices.map(oneOf))}`;
  return `It is on record. **${nameOf(view, person)}** ${lost}${under(['I.9.5'])}. To ban them as well, use \`/ban issue\`.`;
}

/** Act III.3.5: added to what is asked of the Chief Justice where it is their own matter. */
export const ownMatter = `\nThis is about you, so another Justice has to agree${under(['III.3.5'])}. Press Confirm to ask. Until one agrees, nothing changes.`;

/** What a breach costs, before it is found. */
export function renderBreachQuestion({ number, name }: Person, view: ClubView): Reply {
  const titles = [...officesHeld(view.state, number)].map((office) => officeNames[office]);
  const lost = titles.length === 0 ? 'They hold no office' : `They stop being ${listed(titles)} at once`;
  return toAsker(
    `Put on record that **${plain(name, 32)}** passed on evidence from an online game${under(['I.9.5'])}? ${lost}. They will be told why.`,
  );
}

/** Whose account becomes whose, before it does. */
export const renderLinkQuestion = ({ person, account }: Link): Reply =>
  toAsker(
    `<@${account}> becomes the account of **${plain(person.name, 32)}** (member #${person.number}), with their score and games. You can’t undo this.`,
  );

/** Act III.2: what passing on the office of Chief Justice means, before it is done. */
export const renderSuccessionQuestion = ({ name }: Somebody): Reply =>
  toAsker(
    `Hand the office to **${plain(name, 32)}**? They become Chief Justice. The present Chief Justice gives up the office and can’t take it back.`,
  );
