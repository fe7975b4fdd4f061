import type { APIEmbed } from 'discord-api-types/v10';
import { officeNames } from '../../../terms/administration/authority.ts';
import { changedFigures } from '../../../terms/amendment/figures.ts';
import type { Figures } from '../../../terms/figures.ts';
import { nextSessionDate } from '../../../terms/time.ts';
import { weekdays } from '../../../terms/words.ts';
import { holders, type SiteAccess } from '../book/offices.ts';
import type { HouseNotice } from '../notices.ts';
import type { SetupPreview } from '../offices/set-up-club.ts';
import type { CourtNames, HearingKind, Settings } from '../ports.ts';
import { figureLines } from './amendment.ts';
import { colours, type Reply, type Scene, toAsker, toClub } from './reply.ts';
import { tablesLine } from './tables.ts';
import { listed, nameOf, plain, sessionOn, under } from './text.ts';

/** What `/setup` would do that is not easily taken back, before it does it. */
export function renderSetupQuestion(
  { becomesChief, opensToAll, amends }: SetupPreview,
  figures: Figures,
): Reply {
  return toAsker([
    becomesChief &&
      `**You become the ${officeNames.chief}**${under(['III.2'])}: you appoint Moderators and Justices, choose which cases the Court hears, and change the Terms. After this only you or the member of staff can pass the office on. To give it to somebody else, press Cancel and name them in \`chief\`.`,
    opensToAll &&
      '**The club’s pages become public**: anyone on the internet can read names, scores, games and judgements there. With `site: link` only people with the address can.',
    ...amendmentLines(amends, figures),
  ]);
}

/** Act IV.1: what would change in the Terms. */
function amendmentLines(amends: Partial<Figures>, figures: Figures): string[] {
  const lines = figureLines(changedFigures(figures, amends));
  if (lines.length === 0) return [];
  return [`**This changes the club’s Terms** from now on, and everyone is told${under(['IV.1'])}:`, ...lines];
}

/** Act III.1: what the server's managers changed, for those who use it. */
export function renderSettingsChanged(
  { by, changed }: HouseNotice<'settings-changed'>,
  { view }: Scene,
): Reply {
  const what = changed.map((option) => `\`${option}\`${nowIs(option, view.settings)}`);
  return toClub(`${nameOf(view, by)} has changed the club’s settings: ${listed(what)}${under(['III.1'])}.`);
}

function nowIs(option: string, settings: Settings): string {
  switch (option) {
    case 'discussion':
    case 'court':
    case 'games':
      return settings[option] === null ? '' : ` (now <#${settings[option]}>)`;
    case 'site':
      return ` (now ${settings.access})`;
    case 'hearings':
      return ` (now ${settings.hearings})`;
    case 'court_names':
      return ` (now ${settings.courtNames})`;
    default:
      return '';
  }
}

/** The club's settings, to be read. */
export function settingsCard({ view, now, pages }: Scene): APIEmbed {
  const { settings, state } = view;
  const { weekday, opens, closes, room, timezone } = state.figures;
  const chief = holders(state, 'chief').map((person) => nameOf(view, person));
  const lines = [
    `**Discussion** ${channel(settings.discussion)}`,
    `**Court** ${channel(settings.court)}`,
    `**Games** ${channel(settings.games)}`,
    `**Sessions** ${weekdays[weekday - 1]}s, ${opens}–${closes} in room ${plain(room)} (${plain(timezone)})`,
    `**Next session** ${sessionOn(nextSessionDate(now, state.figures, state.cancelled), state.figures)}`,
    `**Chief Justice** ${chief.length === 0 ? 'nobody yet' : listed(chief)}`,
    `**Staff** ${settings.staff === null ? 'nobody yet' : nameOf(view, settings.staff)}`,
    `**On the server** ${shown(settings)}`,
    `**Parties before the Court** ${partyNames[settings.courtNames]}`,
    `**Hearings** ${hearingReaders[settings.hearings]}`,
    `**Tables** ${tablesLine(settings)}`,
    `**On the web** ${[readers[settings.access], pages ?? ''].join(' ').trim()}`,
  ];
  return { title: 'Settings of the club', color: colours.reading, description: lines.join('\n') };
}

const readers: Record<SiteAccess, string> = {
  off: 'nobody; `/setup site` opens the club’s pages',
  link: 'anyone with the link, which `/leaderboard` shows to everyone here:',
  public: 'everyone:',
};

/** What the server shows of the club beside its messages. */
function shown({ roles, nicknames }: Settings): string {
  const kept = [
    ...(roles ? ['roles for Members and officers'] : []),
    ...(nicknames ? ['scores in nicknames'] : []),
  ];
  return kept.length === 0 ? 'no roles, and no scores in nicknames' : listed(kept);
}

const partyNames: Record<CourtNames, string> = {
  initials: 'by their initials',
  full: 'by their full names',
};

const hearingReaders: Record<HearingKind, string> = {
  private: 'only for the people in the case and the staff',
  public: 'open for everyone here to read',
};

const channel = (id: string | null): string => (id === null ? 'not set' : `<#${id}>`);
