import type { Outcome } from '../club/outcomes.ts';
import { type ClubId, type Interaction, textKinds } from '../club/ports.ts';
import { chunks } from './chunks.ts';
import { pressStatements } from './clock-presses.ts';
import { emptyLog, erasureStatements } from './erasure.ts';
import { exhibitStatements } from './exhibits.ts';
import type { Prisma, PrismaClient } from './generated/client.ts';
import { games, type Projection, sessions, standings } from './projections.ts';
import { entryRecord, noticeRecord } from './records.ts';
import type { StagedChange } from './staged-change.ts';

type Statement = Prisma.PrismaPromise<unknown>;

/**
 * Writes a change in one transaction. Its first statement is a write, so that it waits for another program's
 * transaction to end instead of reading what that is about to change.
 */
export async function keepChange(
  client: PrismaClient,
  change: StagedChange,
  interaction: Interaction | null,
  outcome: Outcome,
): Promise<void> {
  if (interaction === null && change.isEmpty) return;
  await client.$transaction([
    ...clubStatements(client, change),
    ...interactionStatements(client, change, interaction, outcome),
    ...ledgerStatements(client, change),
    ...peopleStatements(client, change),
    ...pressStatements(client, change.id, change.newPresses),
    ...exhibitStatements(client, change.id, change.exhibits),
    ...erasureStatements(client, change.id, change.erasure, interaction),
    ...projectionStatements(client, change),
    ...noticeStatements(client, change),
  ]);
  change.club.stored = true;
  if (change.erases) await emptyLog(client);
}

function clubStatements(client: PrismaClient, { id, club, now, settingsChanged }: StagedChange): Statement[] {
  const settings = {
    ...club.settings,
    worn: JSON.stringify(club.settings.worn),
    onlineThreads: JSON.stringify(club.settings.onlineThreads),
    clockCards: JSON.stringify(club.settings.clockCards),
  };
  if (!club.stored)
    return [client.club.createMany({ data: [{ id, createdAt: new Date(now), ...settings }] })];
  if (settingsChanged) return [client.club.updateMany({ where: { id }, data: settings })];
  return [];
}

function interactionStatements(
  client: PrismaClient,
  { id: clubId, now }: StagedChange,
  interaction: Interaction | null,
  outcome: Outcome,
): Statement[] {
  if (interaction === null) return [];
  const carriedOut = { ...interaction, clubId, outcome: JSON.stringify(outcome), at: new Date(now) };
  return [client.interaction.createMany({ data: [carriedOut] })];
}

function ledgerStatements(client: PrismaClient, { id, appended, texts }: StagedChange): Statement[] {
  const written = texts.flatMap(({ seq, texts: kinds }) =>
    textKinds.flatMap((kind) => {
      const text = kinds[kind];
      return text === undefined ? [] : [{ clubId: id, seq, kind, text }];
    }),
  );
  const entries = chunks(appended).map((some) =>
    client.entry.createMany({ data: some.map((entry) => entryRecord(id, entry)) }),
  );
  return written.length === 0 ? entries : [...entries, client.entryText.createMany({ data: written })];
}

/** A new person is added and never put in somebody's place, so that a number is not given twice. */
function peopleStatements(
  client: PrismaClient,
  { id: clubId, newPeople, changedPeople }: StagedChange,
): Statement[] {
  const changed = [...changedPeople.values()].map(({ number, ...data }) =>
    client.person.updateMany({ where: { clubId, number }, data }),
  );
  const data = [...newPeople.values()].map((person) => ({ clubId, ...person }));
  return data.length === 0 ? changed : [...changed, client.person.createMany({ data })];
}

function projectionStatements(client: PrismaClient, change: StagedChange): Statement[] {
  const { id: clubId } = change;
  const touched = change.touchedRows();
  return [
    ...rewritten(change, standings, touched.standings, {
      gone: (keys) => client.standing.deleteMany({ where: { clubId, person: { in: keys } } }),
      there: (data) => client.standing.createMany({ data }),
    }),
    ...rewritten(change, games, touched.games, {
      gone: (keys) => client.game.deleteMany({ where: { clubId, number: { in: keys } } }),
      there: (data) => client.game.createMany({ data }),
    }),
    ...rewritten(change, sessions, touched.sessions, {
      gone: (keys) => client.session.deleteMany({ where: { clubId, date: { in: keys } } }),
      there: (data) => client.session.createMany({ data }),
    }),
  ];
}

interface Table<Key, Row> {
  gone(keys: Key[]): Statement;
  there(rows: (Row & { clubId: ClubId })[]): Statement;
}

function rewritten<Key, Row extends object>(
  { id: clubId, state }: StagedChange,
  projection: Projection<Key, Row>,
  touched: ReadonlySet<Key>,
  table: Table<Key, Row>,
): Statement[] {
  return chunks([...touched]).flatMap((keys) => {
    const rows = keys.map((key) => projection.row(state, key)).filter((row) => row !== null);
    if (rows.length === 0) return [table.gone(keys)];
    return [table.gone(keys), table.there(rows.map((row) => ({ clubId, ...row })))];
  });
}

function noticeStatements(client: PrismaClient, { id: clubId, now, notices }: StagedChange): Statement[] {
  const createdAt = new Date(now);
  const rows = notices.map((each) => noticeRecord(clubId, createdAt, each));
  return chunks(rows).map((data) => client.notice.createMany({ data }));
}
