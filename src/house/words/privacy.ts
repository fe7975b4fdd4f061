import { officeNames } from '../../../terms/administration/authority.ts';
import { counted } from '../../../terms/words.ts';
import type { GameNumber } from '../../ledger/fields.ts';
import type { privacyOutcomes } from '../outcomes.ts';
import type { ClubView } from '../ports.ts';
import type { Erasure } from '../privacy/erase-person.ts';
import type { ExhibitsLeft } from '../room.ts';
import { renderRecord } from './record.ts';
import { type OutcomeWords, type Reply, toAsker } from './reply.ts';
import { cited, listed, nameOf, under, whenOf } from './text.ts';

/** What somebody's data came to, for the asker alone. */
export const privacyWords: OutcomeWords<typeof privacyOutcomes> = {
  'record-read': (outcome, scene) => renderRecord(outcome, null, scene),
  'file-read': async ({ person }, { exported, exportReply }) => exportReply(await exported(person, 'staff')),
  erased: ({ person, recognisable, removedFrom = [] }) => {
    const what =
      removedFrom.length === 0 ? 'The ban' : `What bars the account from ${tablesNamed(removedFrom)}`;
    const known = recognisable ? ` ${what} stays: I would recognise the account until that is over.` : '';
    return toAsker(
      `Done. The records now say “Former member ${person}”${under(['0.13'])}.${known} Messages in Discord were not deleted.`,
    );
  },
};

/** What `/privacy delete` would do, before it is done: what goes, what ends with it, and what stays. */
export const renderErasureQuestion = (erasure: Erasure, view: ClubView): Reply =>
  toAsker([
    `**Erase what the club keeps about ${nameOf(view, erasure.person)}?** You can’t undo this.`,
    '',
    '**Erased for good**',
    `- the name and the Discord account: the records will say “Former member ${erasure.person}”`,
    '- every reason, dispute and suggestion that they wrote, or that was written about them or their games',
    '- what they said in hearings of the Court, once the case is over',
    ...endings(erasure).map((line) => `- ${line}`),
    ...exhibitsErased(erasure.exhibits).map((line) => `- ${line}`),
    '',
    '**Kept, and why**',
    '- games that count, with the moves but without the name: other scores depend on them',
    '- under the number: when they joined, which sessions they came to and what was decided, so that the record ' +
      'stays whole',
    erasure.ban !== null && `- ${banLine(erasure.ban)}`,
    erasure.removedFrom.length > 0 && `- ${removalLine(erasure.removedFrom)}`,
    ...exhibitsKept(erasure.exhibits, view),
    '',
    'Messages in Discord stay: the person who wrote them can delete them there. The person who runs this bot may ' +
      'have older copies of its records: ask them. To get a copy of the data, use `/privacy export` first.',
  ]);

function endings({ member, offices, staff, games, tables }: Erasure): string[] {
  const titles = [...offices.map((office) => officeNames[office]), ...(staff ? ['member of staff'] : [])];
  return [
    ...(member ? ['the place on the Leaderboard: if they join again, they start as somebody new'] : []),
    ...(titles.length === 0 ? [] : [`their office: no longer ${listed(titles)}`]),
    ...(games.length === 0 ? [] : [`games that are still waiting: ${named(games)} will not count`]),
    ...(tables.length === 0 ? [] : [`the part they have at ${tablesNamed(tables)}: seats open for others`]),
  ];
}

const tablesNamed = (tables: readonly number[]): string =>
  `${tables.length === 1 ? 'table' : 'tables'} ${listed(tables.map(String))}`;

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
    : [`- the files put before the Court in ${cases}: its decision rests on them${under(['III.3.8'])}`];
}

const mostNamed = 10;

function named(games: readonly GameNumber[]): string {
  const names = games.slice(0, mostNamed).map((game) => `#${game}`);
  const rest = games.length - names.length;
  return listed([...names, ...(rest > 0 ? [`${rest} more`] : [])]);
}

const removalLine = (tables: readonly number[]): string =>
  `the removal from ${tablesNamed(tables)}, and a code made from the account. The code lets me recognise the account, tells nobody ` +
  `who they are, and is deleted when ${tables.length === 1 ? 'that table is' : 'those tables are'} over`;

function banLine({ endsAt }: NonNullable<Erasure['ban']>): string {
  const until = endsAt === null ? 'has no end date' : `ends on ${whenOf(endsAt)}`;
  return (
    `a ban, which ${until}${under(['II.9'])}: its reason, and a code made from the account. The code lets me recognise ` +
    'the account, tells nobody who they are, and is deleted when the ban is over'
  );
}
