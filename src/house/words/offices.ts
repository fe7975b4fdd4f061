import type { APIEmbed } from 'discord-api-types/v10';
import type { HouseOutcome, officeOutcomes } from '../outcomes.ts';
import type { ClubView } from '../ports.ts';
import { askRooms } from '../room.ts';
import { howToLimit } from './limited.ts';
import { type OutcomeWords, type Rendered, toAsker, toClub } from './reply.ts';
import { settingsCard } from './setup.ts';
import { accountsOf, listed, mentionOf, nameOf, oneOf, under } from './text.ts';

/** What became of the club's settings, its members and its offices. */
export const officeWords: OutcomeWords<typeof officeOutcomes> = {
  'club-set-up': (outcome, scene) => setUp(outcome, settingsCard(scene), scene.view.settings.roles),
  joined: (outcome, { view }) => toClub(joined(outcome, view)),
  'member-added': ({ person }, { view }) =>
    toClub(`**${nameOf(view, person)}** is on the Leaderboard, as member #${person}.`),
  'member-renamed': ({ person }, { view }) =>
    toClub(`Member #${person} is now shown as **${nameOf(view, person)}**.`),
  'office-given': ({ person, office }, { view }) =>
    toClub(`**${nameOf(view, person)}** is now ${oneOf(office)}.`),
  'office-taken': ({ person, office }, { view }) =>
    toClub(`**${nameOf(view, person)}** is no longer ${oneOf(office)}.`),
  'account-linked': ({ person }, { view }) =>
    toClub(`${mentionOf(view, person)} now plays as member #${person}.`, {
      pings: accountsOf(view, [person]),
    }),
};

/** Settings that were only looked at are for the asker. */
function setUp(
  { first, changed, closed = [], court, asked, tablesAsked }: HouseOutcome<'club-set-up'>,
  card: APIEmbed,
  hasRoles: boolean,
): Rendered {
  const warning = [
    closed.length > 0 && cannotWrite(closed),
    court?.unseen === true && courtUnseen,
    court !== undefined && court.lacking.length > 0 && lackingAtCourt(court.lacking),
    asked !== undefined && takesConsent,
    tablesAsked !== undefined && tablesTakeConsent,
  ];
  if (changed.length === 0) return toAsker(warning, { embeds: [card] });
  const news = first ? firstSteps : `Changed: ${listed(changed.map((option) => `\`${option}\``))}.`;
  const limiting = hasRoles && changed.includes('roles') && howToLimit();
  return toClub([news, ...warning, limiting], { embeds: [card] });
}

const cannotWrite = (channels: readonly string[]): string =>
  `⚠️ I can’t write in ${listed(channels.map((id) => `<#${id}>`))}. Give my role *View Channel* and *Send Messages* ` +
  'there, or choose another channel. Until then I write elsewhere.';

const courtUnseen =
  '⚠️ Not everyone on this server can see the Court’s channel. I can only let people into a hearing if they can, ' +
  'so give all Members *View Channel* there.';

const lackingAtCourt = (permissions: readonly string[]): string =>
  `⚠️ For hearings my role still needs ${listed(permissions.map((name) => `*${name}*`))} in the Court’s channel.`;

const takesConsent =
  'The member of staff is not changed yet: another officer has to agree first. I have asked in the ' +
  `club’s channel${under(['III.6'])}.`;

const tablesTakeConsent =
  'Nothing changes about tables yet: the Chief Justice has to agree first. I have asked in the ' +
  `club’s channel${under(['III.4'])}.`;

const firstSteps =
  'The club is set up. Anyone can join with `/join`. The Chief Justice appoints Moderators with ' +
  '`/chief appoint`, and a Moderator opens the session with `/session open`.';

function joined({ person, again, games }: HouseOutcome<'joined'>, view: ClubView): string {
  const name = nameOf(view, person);
  const { startingScore } = view.state.figures;
  const how = again ? 'is back on' : 'has joined';
  const welcome = `**${name}** ${how} the Leaderboard, with ${startingScore} points${under(['II.1'])}.`;
  const released = games.map(
    (game) => `Game #${game}: ${askRooms(view, (room) => room.gameStanding?.(view, game))}`,
  );
  return [welcome, ...released].join('\n');
}
