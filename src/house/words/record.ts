import { localDate } from '../../../terms/time.ts';
import { mediumDayOf } from '../../../terms/words.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { KeptText } from '../ports.ts';
import type { RecordLine } from '../record/read-record.ts';
import { pagesOf, pick } from './pages.ts';
import { colours, linkRow, pageRow, type Rendered, type Scene } from './reply.ts';
import { cite, nameOf, plain } from './text.ts';

/** Everything on file about a person: the page wanted, from 1, or the last; and the way to all of it. */
export async function renderRecord(
  { person, reader }: { person: PersonNumber; reader: PersonNumber },
  wanted: number | null,
  scene: Scene,
): Promise<Rendered> {
  const lines = (await scene.recordOf(person)).map((line) => lineOf(line, scene));
  const leaves = pagesOf(lines.join('\n'));
  const { item, page, pages } = pick(leaves, wanted ?? leaves.length);
  const title = `On file about ${nameOf(scene.view, person)} (member #${person})`;
  const address = scene.recordAddress(person, reader);
  const rows = linkRow('The whole record', address);
  return {
    audience: 'asker',
    ...(rows.length === 0 ? { content: `The whole record: ${address}` } : {}),
    embeds: [
      {
        title: pages > 1 ? `${title}, page ${page} of ${pages}` : title,
        color: colours.reading,
        description: item === undefined || item === '' ? 'Nothing.' : item,
        footer: { text: 'Only you can see this. The link works for 15 minutes.' },
      },
    ],
    components: [...pageRow('record-page', [person], { page, pages }), ...rows],
  };
}

/** `20 Nov 2026 · was monitored from here on, by Mo (Act II.10)`, and what was said. */
function lineOf({ at, what, acts, by, undone, said }: RecordLine, { view }: Scene): string {
  const day = mediumDayOf(localDate(at, view.state.figures));
  const who = by === null ? '' : `, by ${by}`;
  const cited = acts.length === 0 ? '' : ` (${cite(acts)})`;
  const since = undone ? ' – undone since' : '';
  return [`${day} · ${what}${who}${cited}${since}`, ...said.map(saidLine)].join('\n');
}

const saidLine = ({ kind, text }: KeptText): string => `↳ ${kind}: ${plain(text, 1000)}`;
