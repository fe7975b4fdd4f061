import { officeNames } from '../../../terms/administration/authority.ts';
import { counted } from '../../../terms/words.ts';
import type { GameNumber } from '../../ledger/fields.ts';
import type { privacyOutcomes } from '../outcomes.ts';
import type { ClubView } from '../ports.ts';
import type { Erasure } from '../privacy/erase-person.ts';
import type { ExhibitsLeft } from '../room.ts';
import { renderRecord } from './record.ts';
import { type OutcomeWords, type Reply, toAsker } from './reply.ts';
import { cite, cited, listed, momentOf, nameOf } from './text.ts';

/** What somebody's data came to, for the asker alone. */
export const privacyWords: OutcomeWords<typeof privacyOutcomes> = {
  'record-read': (outcome, scene) => renderRecord(outcome, null, scene),
  'file-read': async ({ person }, { exported, exportReply }) => exportReply(await exported(person)),
  erased: ({ person, recognisable }) => {
    const known = recognisable ? ' The ban stands: the account would be known again until it is over.' : '';
    return toAsker(
      `Done. The records say “Former member ${person}” now (${cite(['0.13'])}).${known} Messages in Discord were not touched.`,
    );
  },
};

/** What `/privacy delete` would do, before it is done: what goes, what ends with it, and what stays. */
export const renderErasureQuestion = (erasure: Erasure, view: ClubView): Reply =>
  toAsker([
    `**Erase what the club keeps of ${nameOf(view, erasure.person)}?** This cannot be undone.`,
    '',
    '**Erased for good**',
    `- the name and the Discord account: the records say “Former member ${erasure.person}” from then on`,
    '- every reason, dispute and suggestion that this person wrote, or that was written about them or their games',
    '- what this person said in hearings of the Court, once the case is over',
    ...endings(erasure).map((line) => `- ${line}`),
    ...exhibitsErased(erasure.exhibits).map((line) => `- ${line}`),
    '',
    '**Kept, and why**',
    '- games that count, with their moves and without the name: the scores of others rest on them',
    '- under the number: when this person joined, at which sessions they were and what was decided, since the record ' +
      'has to stay whole',
    erasure.ban !== null && `- ${banLine(erasure.ban, view)}`,
    ...exhibitsKept(erasure.exhibits, view),
    '',
    'Messages in Discord are not touched: whoever wrote them can delete them there. Whoever runs this bot may have ' +
      'older copies of its records: ask them. Use `/privacy export` first to have a copy of the data.',
  ]);

function endings({ member, offices, staff, games }: Erasure): string[] {
  const titles = [...offices.map((office) => officeNames[office]), ...(staff ? ['member of staff'] : [])];
  return [
    ...(member ? ['the place on the Leaderboard; whoever joins again starts anew, as somebody new'] : []),
    ...(titles.length === 0 ? [] : [`the office: no longer ${listed(titles)}`]),
    ...(games.length === 0 ? [] : [`games that still wait, and will not count: ${named(games)}`]),
  ];
}

function exhibitsErased({ now, later }: ExhibitsLeft): string[] {
  return [
    ...(now === 0 ? [] : [`${counted(now, 'file')} put before the Court, within a few minutes`]),
    ...(later === 0 ? [] : [`${counted(later, 'file')} put before the Court, once the case is over`]),
  ];
}

function exhibitsKept({ kept }: ExhibitsLeft, view: ClubView): string[] {
  const cases = listed(kept.map((number) => cited(view, number)));
  return kept.length === 0
    ? []
    : [`- the files put before the Court in ${cases}: what it decided rests on them (${cite(['III.3.8'])})`];
}

const mostNamed = 10;

function named(games: readonly GameNumber[]): string {
  const names = games.slice(0, mostNamed).map((game) => `#${game}`);
  const rest = games.length - names.length;
  return listed([...names, ...(rest > 0 ? [`${rest} more`] : [])]);
}

function banLine({ endsAt }: NonNullable<Erasure['ban']>, { state }: ClubView): string {
  const until = endsAt === null ? 'has no end' : `ends on ${momentOf(endsAt, state.figures)}`;
  return (
    `a ban stands, and ${until} (${cite(['II.9'])}): why it was made, and a code made from the account, by which this ` +
    'person is known again. The code tells nobody who they are, and is deleted when the ban is over'
  );
}
