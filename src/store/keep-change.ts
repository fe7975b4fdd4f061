import { type Interaction, textKinds } from '../house/ports.ts';
import type { Outcome } from '../told.ts';
import { pressStatements } from './clock-presses.ts';
import type { Database, Moment, Step } from './database.ts';
import { emptyLog, erasureStatements } from './erasure.ts';
import { exhibitStatements } from './exhibits.ts';
import type { Prisma, PrismaClient } from './generated/client.ts';
import { games, type Projection, sessions, standings } from './projections.ts';
import { entryRecord, noticeRecord } from './records.ts';
import { adding, chunks, removing } from './rows.ts';
import type { Value } from './sqlite.ts';
import type { StagedChange } from './staged-change.ts';

type Statement = Prisma.PrismaPromise<unknown>;

/** What asked for a change, and what came of it. */
interface Answered {
  interaction: Interaction | null;
  /** Null where nobody asked. */
  outcome: Outcome | null;
}

/**
 * Writes a change in one transaction. The rows that come with every command are written past Prisma, which takes ten times as
 * long for them; the others by it.
 */
export async function keepChange(
  database: Database,
  client: PrismaClient,
  change: StagedChange,
  answered: Answered,
): Promise<void> {
  const { interaction } = answered;
  if (interaction === null && change.isEmpty) return;
  await database.together(client, (moment) => [
    ...steps(clubStatements(moment, change)),
    ...interactionRows(database, change, answered),
    ...ledgerRows(database, change),
    ...steps([
      ...textStatements(moment, change),
      ...peopleStatements(moment, change),
      ...pressStatements(moment, change.id, change.newPresses),
      ...exhibitStatements(moment, change.id, change.exhibits),
      ...erasureStatements(moment, change.id, change.erasure, interaction),
    ]),
    ...projectionRows(database, change),
    ...steps(noticeStatements(moment, change)),
  ]);
  change.club.stored = true;
  if (change.erases) await emptyLog(client);
}

/** Prisma's statements begin when they are waited for. */
const steps = (statements: readonly Statement[]): Step[] => statements.map((statement) => () => statement);

function clubStatements(client: Moment, { id, club, now, settingsChanged }: StagedChange): Statement[] {
  const settings = {
    ...club.settings,
    worn: JSON.stringify(club.settings.worn),
    onlineThreads: JSON.stringify(club.settings.onlineThreads),
    clockCards: JSON.stringify(club.settings.clockCards),
    gameCards: JSON.stringify(club.settings.gameCards),
    toldPosts: JSON.stringify(club.settings.toldPosts),
  };
  if (!club.stored)
    return [client.club.createMany({ data: [{ id, createdAt: new Date(now), ...settings }] })];
  if (settingsChanged) return [client.club.updateMany({ where: { id }, data: settings })];
  return [];
}

function interactionRows(
  database: Database,
  { id: clubId, now }: StagedChange,
  { interaction, outcome }: Answered,
): Step[] {
  if (interaction === null) return [];
  const carriedOut = { ...interaction, clubId, outcome: JSON.stringify(outcome), at: new Date(now) };
  return adding(database, 'Interaction', [carriedOut]);
}

const ledgerRows = (database: Database, { id, appended }: StagedChange): Step[] =>
  chunks(appended).flatMap((some) =>
    adding(
      database,
      'Entry',
      some.map((entry) => entryRecord(id, entry)),
    ),
  );

function textStatements(client: Moment, { id, texts }: StagedChange): Statement[] {
  const written = texts.flatMap(({ seq, texts: kinds }) =>
    textKinds.flatMap((kind) => {
      const text = kinds[kind];
      return text === undefined ? [] : [{ clubId: id, seq, kind, text }];
    }),
  );
  return written.length === 0 ? [] : [client.entryText.createMany({ data: written })];
}

/** A new person is added and never put in somebody's place, so that a number is not given twice. */
function peopleStatements(
  client: Moment,
  { id: clubId, newPeople, changedPeople }: StagedChange,
): Statement[] {
  const changed = [...changedPeople.values()].map(({ number, ...data }) =>
    client.person.updateMany({ where: { clubId, number }, data }),
  );
  const data = [...newPeople.values()].map((person) => ({ clubId, ...person }));
  return data.length === 0 ? changed : [...changed, client.person.createMany({ data })];
}

function projectionRows(database: Database, change: StagedChange): Step[] {
  const { standings: people, games: numbers, sessions: dates } = change.touchedRows();
  const isNew = (number: number) => number > change.gamesBefore;
  return [
    ...rewritten(database, change, standings, people, { name: 'Standing', column: 'person' }),
    ...rewritten(database, change, games, numbers, { name: 'Game', column: 'number', isNew }),
    ...rewritten(database, change, sessions, dates, { name: 'Session', column: 'date' }),
  ];
}

interface Table<Key> {
  name: Prisma.ModelName;
  /** The column with the key. */
  column: string;
  /** Whether there can be no row of that key yet. */
  isNew?(key: Key): boolean;
}

function rewritten<Key extends string | number, Row extends Readonly<Record<string, Value>>>(
  database: Database,
  { id: clubId, state }: StagedChange,
  projection: Projection<Key, Row>,
  touched: ReadonlySet<Key>,
  { name, column, isNew }: Table<Key>,
): Step[] {
  return chunks([...touched]).flatMap((keys) => {
    const rows = keys.map((key) => projection.row(state, key)).filter((row) => row !== null);
    const old = keys.filter((key) => !isNew?.(key));
    return [
      ...removing(database, name, clubId, { column, keys: old }),
      ...adding(
        database,
        name,
        rows.map((row) => ({ clubId, ...row })),
      ),
    ];
  });
}

function noticeStatements(client: Moment, { id: clubId, now, notices }: StagedChange): Statement[] {
  const createdAt = new Date(now);
  const rows = notices.map((each) => noticeRecord(clubId, createdAt, each));
  return chunks(rows).map((data) => client.notice.createMany({ data }));
}
