import type { APIEmbed } from 'discord-api-types/v10';
import { nextSessionDate } from '../../../terms/time.ts';
import { weekdays } from '../../../terms/words.ts';
import { holders, type SiteAccess } from '../book/offices.ts';
import type { CourtNames, HearingKind, Settings } from '../ports.ts';
import { colours, type Scene } from './reply.ts';
import { listed, nameOf, plain, sessionOn } from './text.ts';

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
    `**On the web** ${[readers[settings.access], pages ?? ''].join(' ').trim()}`,
  ];
  return { title: 'Settings of the club', color: colours.reading, description: lines.join('\n') };
}

/** Who may read the club's pages. */
const readers: Record<SiteAccess, string> = {
  off: 'nobody; `/setup site` opens the club’s pages',
  link: 'whoever has the link, which `/leaderboard` shows to everybody here:',
  public: 'everybody:',
};

/** What the server shows of the club beside its messages. */
function shown({ roles, nicknames }: Settings): string {
  const kept = [
    ...(roles ? ['roles for Members and officers'] : []),
    ...(nicknames ? ['scores in nicknames'] : []),
  ];
  return kept.length === 0 ? 'no roles, and no scores in nicknames' : listed(kept);
}

/** What the Court calls parties in what it publishes. */
const partyNames: Record<CourtNames, string> = {
  initials: 'by their initials',
  full: 'by their full names',
};

/** Who may read where a case is heard. */
const hearingReaders: Record<HearingKind, string> = {
  private: 'for those concerned and the staff alone',
  public: 'for everybody here to read',
};

const channel = (id: string | null): string => (id === null ? 'not set' : `<#${id}>`);
