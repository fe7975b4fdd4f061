import { citationOf } from '../../../terms/court/citation.ts';
import type { ClubView } from '../../house/ports.ts';
import { listed, nameOf } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Room } from '../hearing-room/rooms.ts';
import type { ShutOut } from '../notices.ts';

const rooms: Record<Room, string> = {
  hearing: 'the hearing of',
  panel: 'the panel’s own thread of',
  'en-banc': 'the whole Court’s hearing of',
};

/** Tells the Chief Justice who cannot be let into the thread of a case, and what to do. */
export function shutOut({ case: number, room, unseen, left }: ShutOut, view: ClubView): string {
  const known = view.state.cases[number];
  const where = `${rooms[room]} ${known === undefined ? `case ${number}` : citationOf(known)}`;
  const court = view.settings.court === null ? 'the Court’s channel' : `<#${view.settings.court}>`;
  const names = (people: readonly PersonNumber[]) =>
    `**${listed(people.map((person) => nameOf(view, person)))}**`;
  return [
    ...(unseen.length === 0
      ? []
      : [
          `I cannot let ${names(unseen)} into ${where}: Discord does not show them ${court}.`,
          `Ask someone who manages the server to give them *View Channel* in ${court}. I keep trying, and let them in as soon as Discord allows it.`,
        ]),
    ...(left.length === 0
      ? []
      : [
          `I cannot let ${names(left)} into ${where}: they are not on this server.`,
          'If they come back, I let them in. Until then, decide how the Court hears them.',
        ]),
  ].join('\n');
}
