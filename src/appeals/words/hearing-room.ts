import { broughtIn, courtItem } from '../../house/brought.ts';
import type { ClubView } from '../../house/ports.ts';
import { type ActionRow, button, colours, type Reply, row, type Scene } from '../../house/words/reply.ts';
import { listed, plain, under } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { courtOf } from '../court.ts';
import type { RoomWanted } from '../hearing-room/rooms.ts';
import type { CourtNotice } from '../notices.ts';
import { byWhen, namesOf, telling, when } from './case-words.ts';
import { exhibitsAction } from './exhibits.ts';

/** What is lacking where the Court has no channel that takes threads. */
export const noCourtChannel = 'a text channel of the Court';

type Opened = Pick<RoomWanted, 'case' | 'room' | 'people'> & { name: string; hidden: boolean };

/** The first post of a thread: what it is for, what the case is about, and what can be done there. */
export async function renderRoom(
  words: Pick<Scene, 'view' | 'text' | 'textIn'>,
  opened: Opened,
  canRead: boolean,
): Promise<Reply> {
  const { view } = words;
  const isPanels = opened.room === 'panel';
  const matter = isPanels ? [] : await matterLines(opened, words);
  const about = { title: 'What it is about', color: colours.reading, description: matter.join('\n') };
  const lines = isPanels ? panelsOwn(view, opened) : heard(view, opened, canRead);
  return {
    ...telling(view, null, lines, called(view, opened)),
    embeds: matter.length === 0 ? [] : [about],
    components: isPanels ? [] : [papers(opened.case)],
  };
}

/** What a case is about, for those who hear it. Where everybody may read it, no penalty that was not told of before. */
const matterLines = (
  { case: { subject, seq }, hidden }: Opened,
  words: Pick<Scene, 'view' | 'text' | 'textIn'>,
) => broughtIn(words.view, subject, seq).lines(words, hidden);

/** What is for those alone who may read it: each press is answered to the person who pressed. */
const papers = ({ number, year, ordinal }: Case): ActionRow =>
  row(
    button('Read the petition', 'petition-read', [`${year}/${ordinal}`]),
    button('Exhibits', exhibitsAction, [number]),
  );

/** Where everybody may read, nobody is called by name but those who hear the case. */
function called(view: ClubView, { case: appeal, room, hidden, people }: Opened): PersonNumber[] {
  if (hidden) return people;
  return room === 'en-banc' ? courtOf(view) : appeal.panel;
}

function heard(view: ClubView, opened: Opened, canRead: boolean): string[] {
  const { case: appeal, room, name, hidden } = opened;
  const bench =
    room === 'en-banc'
      ? `The whole Court hears the case${under(['III.3.9'])}.`
      : `${namesOf(view, appeal.panel)} hear the case${under(['III.3.7'])}.`;
  return [
    `**${plain(name)}**: somebody asks the Court to look at ${courtItem(view, appeal.subject.kind).heard}. ${bench}`,
    canRead ? kept : notKept,
    ...how(view, opened),
    hidden ? insideOnly : beforeAll,
  ];
}

/** Act III.3.5.3: nobody steps aside before the whole Court, and its time runs already (Act III.3.9). */
function how(view: ClubView, { case: appeal, room }: Opened): string[] {
  const aside = room === 'en-banc' ? [] : ['step aside with `/court recuse`'];
  const bench = ['rule on motions with `/court rule`', ...aside, 'vote with `/court vote`'];
  const by = byWhen(view, appeal, 'vote');
  return [
    '- **Parties**: write here what happened, or let your counsel (somebody who speaks for you) do it.',
    '- If you like, file a picture or a file with `/court exhibit`, and call somebody who saw it with `/court witness`. Name your counsel with `/court counsel`, and ask for an order (such as to seal an exhibit) with `/court motion`.',
    '- Commands used here are about this case, so leave `case` out.',
    `- The Justices who hear the case ${listed(bench)}. The first vote closes the hearing: after that nobody can write here.`,
    ...when(by !== '', `- They vote${by}. ${whenLate(room)}`),
  ];
}

const whenLate = (room: Opened['room']): string =>
  room === 'en-banc'
    ? 'After that, only the votes already cast decide.'
    : 'After that, the Chief Justice can replace anyone who has not voted.';

const insideOnly =
  '- Only the people in the case, the member of staff and those who manage this server can see this thread.';
const beforeAll =
  '- Everyone can read this. Only the people in the case and the member of staff can write here: other posts are deleted.';
const kept =
  'I keep what you write here, even if you change or delete it. Parties, the Court and the staff can get it as a file with `/appeal status`.';
const notKept =
  'I can’t read what is said here, so I don’t keep it. Save a copy of what matters, or file it as an exhibit.';

const panelsOwn = (view: ClubView, { case: appeal, name }: Opened): string[] => [
  `**${plain(name)}**: here ${namesOf(view, appeal.panel)} discuss the case among themselves${under(['III.3.3'])}.`,
  '- Nobody else is let in, but those who manage this server can look. I keep nothing of what is said here.',
  'Each of you votes with `/court vote`. Votes stay secret until everyone has voted.',
];

/** What the club is told where cases cannot be heard in threads as they should. */
export const hearingsBarred = ({ lacking }: CourtNotice<'hearings-barred'>): string =>
  lacking === noCourtChannel ? withoutChannel : withoutLeave(lacking);

const withoutChannel = [
  'The Court has no text channel, so I can’t open threads for its hearings.',
  'Cases still work with commands. Someone who manages the server can choose a channel with `/setup court`. I won’t repeat this message.',
].join('\n');

const withoutLeave = (lacking: string): string =>
  [
    `I can’t run hearings properly: in the Court’s channel my role needs *${lacking}*.`,
    'Cases still work with commands. Someone who manages the server can give it to my role there. I won’t repeat this message.',
  ].join('\n');
