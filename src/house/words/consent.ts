import { officeNames } from '../../../terms/administration/authority.ts';
import { consentEnds } from '../../../terms/administration/consent.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { holders } from '../book/offices.ts';
import { isForChief } from '../consent/answer-consent.ts';
import { type Consent, consentAt, otherJustices } from '../consent/consents.ts';
import type { HouseNotice } from '../notices.ts';
import type { consentOutcomes } from '../outcomes.ts';
import type { ClubView } from '../ports.ts';
import { askRooms } from '../room.ts';
import {
  button,
  type OutcomeWords,
  type Rendered,
  type Reply,
  row,
  type Scene,
  toAsker,
  toClub,
} from './reply.ts';
import { tablesMean, tablesWish } from './tables.ts';
import { accountsOf, calling, momentOf, nameOf, reasonBelow, signed, under } from './text.ts';

/** What became of something that takes another officer's consent. */
export const consentWords: OutcomeWords<typeof consentOutcomes> = {
  'consent-asked': ({ consent }, { view }) => {
    const asked = askedBy(view, consent);
    return toAsker(
      `${whoAnswers(view, asked)} has to agree first${under(asked.acts)}. I have asked in the club’s channel. Until then nothing changes.`,
    );
  },
  'consent-answered': ({ consent, given }, scene) => answered(askedBy(scene.view, consent), given, scene),
};

/** What was agreed is announced by itself, so that only a refusal is said to everybody here. */
async function answered(asked: Consent, given: boolean, scene: Scene): Promise<Rendered> {
  const { view } = scene;
  const by = answeredBy(view, asked);
  const who = by === null ? 'Somebody' : nameOf(view, by);
  const content = given ? `${who} agreed.` : `${who} did not agree, so nothing changes.`;
  const card = toClub([await question(asked, scene), content], { components: [] });
  const said = given ? toAsker('Done. It is announced in #discussion.') : toClub(content);
  return { ...said, card };
}

/** Asks those who can agree, with two buttons. */
export async function renderConsentAsked(
  { consent }: HouseNotice<'consent-asked'>,
  scene: Scene,
): Promise<Reply> {
  const { view } = scene;
  const asked = askedBy(view, consent);
  const people = whoCanAnswer(view, asked);
  const until = momentOf(consentEnds(asked.at, view.state.figures), view.state.figures);
  const lines = [
    await question(asked, scene),
    `${whoAnswers(view, asked)} can agree until ${until}. If they don’t, nothing changes.`,
    ...calling(view, people),
  ];
  return toClub(lines, { pings: accountsOf(view, people), components: [row(...consentAnswers(consent))] });
}

/** The answers to what somebody asked for by that entry. */
export const consentAnswers = (consent: number) => [
  button('Agree', 'consent-give', [consent], 'success'),
  button('Decline', 'consent-refuse', [consent], 'danger'),
];

function askedBy(view: ClubView, consent: number): Consent {
  const asked = consentAt(view, consent);
  if (asked === null) throw new Error(`Entry ${consent} asks for no consent`);
  return asked;
}

const answeredBy = ({ entries }: ClubView, { seq }: Consent): PersonNumber | null =>
  entries.find((entry) => entry.type === 'consent-answered' && entry.asked === seq)?.by ?? null;

const whoAnswers = (view: ClubView, asked: Consent): string =>
  isForChief(view, asked) ? `The ${officeNames.chief}` : 'Another Justice';

/** Who is asked to agree. */
export const whoCanAnswer = (view: ClubView, asked: Consent): PersonNumber[] =>
  isForChief(view, asked) ? holders(view.state, 'chief') : otherJustices(view, [asked.by, asked.person]);

const question = async (asked: Consent, scene: Scene): Promise<string> =>
  `${wish(asked, scene.view)}${await reasonBelow(scene, asked.seq)}`;

/** What somebody is asked to agree to. */
export function wish({ matter, person, by, acts }: Consent, view: ClubView): string {
  const who = by === null ? 'Somebody' : nameOf(view, by);
  const chief = `${officeNames.chief} ${who}`;
  switch (matter.kind) {
    case 'staff':
      return `${who} wants **${nameOf(view, person)}** to be the member of staff${under(acts)}. The member of staff can ban anyone, read everything, and name another ${officeNames.chief}. The Court has no say in this.`;
    case 'score':
      return `${chief} wants to change their own score by ${signed(matter.points)}, to put it right${under(acts)}.`;
    case 'game':
      return `${chief} wants to take their own game #${matter.game} off the board${under(acts)}.`;
    case 'online':
      return `${chief} wants to end online game ${matter.online}, ${askRooms(view, (room) => room.onlinePlayers?.(view, matter.online))}, in which they play themselves${under(acts)}.`;
    case 'tables':
      return `${who} wants to ${tablesWish(matter)}${under(acts)}.${tablesMean(matter)}`;
    default:
      return matter satisfies never;
  }
}

/** Act III.6: who is the member of staff now. */
export function renderStaffNamed(
  { person, by, consent, before }: HouseNotice<'staff-named'>,
  { view }: Scene,
): Reply {
  const named = by === null || by === person ? '' : `, named by ${nameOf(view, by)}`;
  const agreed = consent === null ? '' : `, with the agreement of ${nameOf(view, consent)}`;
  const after = before === null || before === person ? '' : ` Before, it was ${nameOf(view, before)}.`;
  return toClub(
    `**${nameOf(view, person)}** is now the member of staff who watches over the club${named}${agreed}${under(['0.14', 'III.6'])}.${after}`,
  );
}
