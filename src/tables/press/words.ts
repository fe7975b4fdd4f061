import type { ClubView } from '../../house/ports.ts';
import {
  button,
  colours,
  pageRow,
  type Rendered,
  type Reply,
  row,
  type Scene,
  toAsker,
} from '../../house/words/reply.ts';
import { citing, cut, nameOf, plain, under } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { phaseEndOf } from '../clock/phase-due.ts';
import { deadlineWords } from '../clock/words/stated.ts';
import { phaseName } from '../diplomacy/words/phase-name.ts';
import { citeOn, type PressKind } from '../rule-sets/rule-set.ts';
import { type Table, theTable } from '../table.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { authorOf } from './authors.ts';
import type { PressGiven } from './book.ts';
import { ownRefusedPress, ownWaitingPress, waitingPress } from './give-press.ts';
import { pressNames, signedKinds } from './names.ts';
import { fromWhom, publishedPress } from './published.ts';
import { type Grey, greyPublished } from './read-author.ts';

/** What an author is told: when their press comes out, and under which name. */
export function pressKept(
  { table: number, phase, press }: { table: number; phase: string; press: PressKind },
  { view }: Pick<Scene, 'view'>,
): Rendered {
  const table = theTable(view, number);
  const ends = phaseEndOf(view, table);
  const due = ends === null ? '' : `, due ${deadlineWords(table, ends.at)}`;
  return toAsker(
    [
      `Your ${pressNames[press].toLowerCase()} will be published with the results of ${phaseName(phase, table)}${due}.`,
      press === 'white'
        ? 'It will be under the name of your power.'
        : `It will be under no name${signedKinds.includes(press) ? ', signed as you said: everybody sees that its author isn’t named' : ''}. Nobody learns that you wrote it, not even the gamemaster – only the club’s member of staff may look, and each time is logged${under(['0.14'])}.`,
      table.rules.figures.gmRefusesPress &&
        `Until then the gamemaster can read it${press === 'white' ? '' : ', but not who wrote it,'} and may refuse it${citing([citeOn(table.rules, 'press')])}.`,
      'You can take it back until then.',
    ],
    { components: [row(button('Your press', 'press-own', [number]))] },
  );
}

const shownHere = 300;

/** The press of a person that waits, for them alone, with buttons to take it back. */
export async function renderOwnPress(
  { view, textIn }: Pick<Scene, 'view' | 'textIn'>,
  table: Table,
  person: PersonNumber | null,
): Promise<Reply> {
  const own = ownWaitingPress(view, table, person);
  const refused = ownRefusedPress(view, table, person);
  if (own.length + refused.length === 0)
    return toAsker(
      `None of your press is waiting at ${tableTitle(table)}. Write some with \`/table press\`.`,
    );
  const lines = await Promise.all(
    own.map(async (press, place) => `**${place + 1}** ${await pieceOf(press, table, textIn)}`),
  );
  for (const press of refused)
    lines.push(`~~${await pieceOf(press, table, textIn)}~~ The gamemaster doesn’t publish it.`);
  const back = own.map((press, place) =>
    button(`Take back ${place + 1}`, 'press-withdraw', [table.number, press.seq]),
  );
  return toAsker(null, {
    embeds: [
      {
        title: `Your press at ${tableTitle(table)}`,
        color: colours.reading,
        description: cut(lines.join('\n'), 4000),
      },
    ],
    components: inRows(back),
  });
}

type Button = ReturnType<typeof button>;

const aRow = 5;

/** Buttons in rows as wide as Discord takes them. */
export const inRows = (buttons: readonly Button[]) =>
  Array.from({ length: Math.ceil(buttons.length / aRow) }, (_, place) =>
    row(...buttons.slice(place * aRow, (place + 1) * aRow)),
  );

async function pieceOf(
  { kind, seq, as }: PressGiven,
  table: Table,
  textIn: Scene['textIn'],
): Promise<string> {
  const words = await textIn(table.number, seq, 'press');
  const signed = as === null ? '' : `, signed “${seatName(table, as)}”`;
  return `${pressNames[kind]}${signed}: ${words === null ? '(erased)' : plain(words, shownHere)}`;
}

const aPage = 20;

/** The press that waits, for a gamemaster who may refuse it: without its authors, except white press. */
export async function renderWaitingPress(
  { textIn }: Pick<Scene, 'textIn'>,
  table: Table,
  wanted: number,
): Promise<Reply> {
  const all = waitingPress(table);
  if (all.length === 0) return toAsker(`No press is waiting at ${tableTitle(table)}.`);
  const pages = Math.ceil(all.length / aPage);
  const page = Math.min(Math.max(1, wanted), pages);
  const shown = all.slice((page - 1) * aPage, page * aPage);
  const lines = await Promise.all(
    shown.map(async (press, place) => {
      const words = await textIn(table.number, press.seq, 'press');
      return `**${place + 1}** ${fromWhom(table, press)}: ${words === null ? '(erased)' : plain(words, 150)}`;
    }),
  );
  const buttons = shown.map(({ seq }, place) =>
    button(`Refuse ${place + 1}`, 'press-refuse', [table.number, seq], 'danger'),
  );
  return toAsker(null, {
    embeds: [
      {
        title: `Press that waits at ${tableTitle(table)}`,
        color: colours.reading,
        description: [
          ...lines,
          '',
          `What you refuse is not published, and its author sees that${citing([citeOn(table.rules, 'press')])}.`,
        ].join('\n'),
      },
    ],
    components: [...inRows(buttons), ...pageRow('press-waiting', [table.number], { page, pages })],
  });
}

/** The grey press of a table, for the member of staff, with a button for each that says who wrote it. */
export async function renderGreyPress(
  { textIn }: Pick<Scene, 'textIn'>,
  table: Table,
  wanted: number,
): Promise<Reply> {
  const all = greyPublished(table);
  if (all.length === 0) return toAsker(`No grey press has been published at ${tableTitle(table)} yet.`);
  const pages = Math.ceil(all.length / aPage);
  const page = Math.min(Math.max(1, wanted), pages);
  const shown = all.slice((page - 1) * aPage, page * aPage);
  const lines = await Promise.all(
    shown.map(async ({ number, seq, phase, ...press }) => {
      const words = await textIn(table.number, seq, 'press');
      return `**${number}** ${phaseName(phase, table)}, ${fromWhom(table, press)}: ${words === null ? '(erased)' : plain(words, 120)}`;
    }),
  );
  const buttons = shown.map(({ number, seq }) =>
    button(`Who wrote ${number}?`, 'press-author', [table.number, seq]),
  );
  return toAsker(null, {
    embeds: [
      {
        title: `Grey press at ${tableTitle(table)}`,
        color: colours.reading,
        description: [
          ...lines,
          '',
          'To take press down, use `/table correct entry:press 3` with its number.',
        ].join('\n'),
      },
    ],
    components: [...inRows(buttons), ...pageRow('press-grey', [table.number], { page, pages })],
  });
}

/** The question before the member of staff learns who wrote grey press. */
export const renderAuthorQuestion = ({ table, press }: Grey): Reply =>
  toAsker([
    `Do you want to read who wrote press ${press.number} at ${tableTitle(table)}?`,
    `It is logged that you did${under(['0.14'])}.`,
  ]);

/** Who wrote grey press, for the member of staff alone. */
export function pressAuthor(
  { table: number, press: seq }: { table: number; press: number },
  { view }: { view: ClubView },
): Rendered {
  const table = theTable(view, number);
  const press = publishedPress(table).find((each) => each.seq === seq);
  const author = press === undefined ? null : authorOf(view, number, press);
  if (author === null) return toAsker('Nobody can tell any more who wrote it.');
  const { seat, person } = author;
  return toAsker([
    `**${nameOf(view, person)}** wrote press ${press?.number}, playing ${seatName(table, seat)}.`,
    `That you read this is logged${under(['0.14'])}. Please keep it to yourself unless you have to act on it.`,
  ]);
}
