import { inGroup, type Message, type Room } from './message.ts';
import { proseOf, sourcesIn } from './prose.ts';

interface Place {
  room: Room;
  group: string;
  /** Files and folders, from the root of the project. */
  in: readonly string[];
  /** What is shown as it is rendered, elsewhere in the catalogue. */
  but?: readonly string[];
}

/** What people read that no map holds and no sample can call: it is taken from the source, with “…” for what is put in. */
const places: readonly Place[] = [
  { room: 'The Court', group: 'At the top of a post', in: ['src/appeals/words/aftermath.ts'] },
  {
    ...{ room: 'Discord', group: 'What stands in the source', in: ['src/discord'] },
    but: ['notices.ts', 'outcomes.ts', 'entrance.ts', 'permissions.ts', 'knock.ts'],
  },
  { room: 'The site', group: 'What its scripts say', in: ['src/web/browser'] },
  {
    ...{ room: 'The playground', group: 'Its page' },
    in: [
      'packages/playground/src/page',
      'packages/playground/src/people',
      'packages/playground/src/shell.ts',
    ],
  },
  {
    ...{ room: 'The programs', group: 'What stands in the source' },
    in: [
      'scripts',
      'src/app.ts',
      'src/health',
      'src/environment.ts',
      'src/main.ts',
      'src/tryout/reception.ts',
      'src/tryout/tryout.ts',
      'src/store/keeping',
      'src/store/moving',
    ],
  },
];

/** The prose of those files. */
export const sourceWords = (): Message[] =>
  places.flatMap(({ room, group, in: paths, but = [] }) =>
    inGroup(
      room,
      group,
      paths
        .flatMap((path) => sourcesIn(path))
        .filter((file) => !but.some((name) => file.endsWith(`/${name}`)))
        .flatMap((file) => proseOf(file).map((text) => ({ code: file, text }))),
    ),
  );

/** Where the words stand that the catalogue shows as they are rendered, and what room they are of. */
const rendered: Readonly<Record<string, Room>> = {
  'src/house': 'The house',
  'src/ladder': 'The ladder',
  'src/appeals': 'The Court',
  'src/tables': 'Tables',
  commands: 'Commands',
  'src/discord/notices.ts': 'Discord',
  terms: 'The house',
  'src/pictures/alt.ts': 'The ladder',
  'src/pictures/score-chart.ts': 'The ladder',
  'src/web': 'The site',
  'src/doctor': 'The programs',
};

/** The prose of the rooms that none of the messages shows, such as what a club without members reads: from the source as well. */
export function unshown(messages: readonly Message[]): Message[] {
  const shown = messages.map(({ text }) => bare(text)).join('\n');
  return Object.entries(rendered).flatMap(([path, room]) => {
    const prose = sourcesIn(path).flatMap((code) => proseOf(code).map((text) => ({ code, text })));
    const others = prose.filter(({ text }) => !text.split('…').every((piece) => shown.includes(bare(piece))));
    return inGroup(room, 'What no sample shows', others);
  });
}

/** The words alone, without what is made of them in Discord. */
const bare = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
