import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { officeNames } from '../../../terms/administration/authority.ts';
import type { ClubView } from '../../club/ports.ts';
import type { Erasure } from '../../club/privacy/erase-me.ts';
import type { Export } from '../../club/privacy/export-shape.ts';
import type { PrivacyOutcome } from '../../club/privacy/outcomes.ts';
import type { GameNumber } from '../../ledger/entries.ts';
import type { Reply } from '../reply.ts';
import type { Rendered } from './scene.ts';
import { cite, listed, momentOf, nameOf } from './text.ts';

/** The largest file that every server takes, in bytes, with room to spare. */
const mostBytes = 8_000_000;

/** Somebody's own data as a file for them alone; packed when it is too large to be sent as it reads. */
export async function renderExport(data: Export): Promise<Reply> {
  const readable = Buffer.from(JSON.stringify(data, null, 2));
  const fits = readable.length <= mostBytes;
  const file = fits
    ? { name: 'my-data.json', bytes: readable }
    : { name: 'my-data.json.gz', bytes: await promisify(gzip)(JSON.stringify(data)) };
  return {
    audience: 'asker',
    content:
      'This file has everything that the club keeps of you. Only you can see it here; take care where you put it.\n' +
      'Others are in it only as the board shows them. Why somebody else disputed a game is not in it.',
    files: [file],
  };
}

/** What `/privacy delete` would do, before it is done: what goes, what ends with it, and what stays. */
export const renderErasureQuestion = (erasure: Erasure, view: ClubView): Reply => ({
  audience: 'asker',
  content: [
    `**Erase what the club keeps of you, ${nameOf(view, erasure.person)}?** This cannot be undone.`,
    '',
    '**Erased for good**',
    '- your name and your Discord account: the club’s records call you “Former member ' +
      `${erasure.person}” from then on`,
    '- every reason and dispute that you wrote, or that was written about you or your games',
    ...endings(erasure).map((line) => `- ${line}`),
    '',
    '**Kept, and why**',
    '- games that count, with their moves and without your name: the scores of those you played rest on them',
    '- when you joined, and which sessions you were at, under your number: the record has to stay whole',
    ...(erasure.ban === null ? [] : [`- ${banLine(erasure.ban, view)}`]),
    '',
    'Messages in Discord are not touched: delete your own there yourself. Whoever runs this bot may have older copies ' +
      'of its records: ask them. Use `/privacy export` first if you want to keep your data.',
  ].join('\n'),
});

/** What ends together with the name. */
function endings({ member, offices, staff, games }: Erasure): string[] {
  const titles = [...offices.map((office) => officeNames[office]), ...(staff ? ['member of staff'] : [])];
  return [
    ...(member ? ['your place on the Leaderboard; whoever joins again starts anew, as somebody new'] : []),
    ...(titles.length === 0 ? [] : [`your office: you are no longer ${listed(titles)}`]),
    ...(games.length === 0 ? [] : [`your games that still wait, and will not count: ${named(games)}`]),
  ];
}

const mostNamed = 10;

const named = (games: readonly GameNumber[]): string => {
  const names = games.slice(0, mostNamed).map((game) => `#${game}`);
  const rest = games.length - names.length;
  return listed([...names, ...(rest > 0 ? [`${rest} more`] : [])]);
};

function banLine({ endsAt }: NonNullable<Erasure['ban']>, { state }: ClubView): string {
  const until = endsAt === null ? 'has no end' : `ends on ${momentOf(endsAt, state.figures)}`;
  return (
    `you are banned, and the ban ${until} (${cite(['II.9'])}): why, and a code made from your account by which you ` +
    'are known again. The code tells nobody who you are, and is deleted when the ban is over'
  );
}

/** Somebody's data is erased. */
export const renderErased = ({ person, recognisable }: PrivacyOutcome): Rendered => ({
  audience: 'asker',
  content:
    `Done. The club’s records call you “Former member ${person}” now (${cite(['0.13'])}). ` +
    (recognisable ? 'Your ban stands: you would be known again until it is over. ' : '') +
    'Messages in Discord were not touched.',
});
