import type { APIEmbed } from 'discord.js';
import type { Instant } from '../../../terms/time.ts';
import { weekdays } from '../../../terms/words.ts';
import type { ClubView } from '../../club/ports.ts';
import { nextSession } from '../../club/sessions/days.ts';
import { holders } from '../../ledger/views.ts';
import { colours } from '../reply.ts';
import { listed, nameOf, plain, sessionOn } from './text.ts';

/** The club's settings, to be read. */
export function settingsCard(view: ClubView, now: Instant): APIEmbed {
  const { settings, state } = view;
  const { weekday, opens, closes, room, timezone } = state.figures;
  const chief = holders(state, 'chief').map((person) => nameOf(view, person));
  const lines = [
    `**Discussion** ${channel(settings.discussion)}`,
    `**Court** ${channel(settings.court)}`,
    `**Games** ${channel(settings.games)}`,
    `**Sessions** ${weekdays[weekday - 1]}s, ${opens}–${closes} in room ${plain(room)} (${plain(timezone)})`,
    `**Next session** ${sessionOn(nextSession(view, now), state.figures)}`,
    `**Chief Justice** ${chief.length === 0 ? 'nobody yet' : listed(chief)}`,
    `**Staff** ${settings.staff === null ? 'nobody yet' : nameOf(view, settings.staff)}`,
  ];
  return { title: 'Settings of the club', color: colours.reading, description: lines.join('\n') };
}

const channel = (id: string | null): string => (id === null ? 'not set' : `<#${id}>`);
