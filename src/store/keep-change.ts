import { type Interaction, textKinds } from '../house/ports.ts';
import type { Outcome } from '../told.ts';
import { entryRecord } from './books.ts';
import { pressSteps } from './clock-presses.ts';
import type { Database, PrismaStep, Step } from './database.ts';
import { personRecord } from './directory.ts';
import type { Mark, Turn } from './engine/engine.ts';
import { erasureSteps } from './erasure.ts';
import { exhibitSteps } from './exhibits.ts';
import { settingsRow } from './loaded-club.ts';
import { noteGiven } from './prisma-answers.ts';
import { projections, rewriting } from './projections.ts';
import { noticeRecord } from './records.ts';
import { adding, chunks, updating } from './rows.ts';
import type { StagedChange } from './staged-change.ts';

/** What asked for a change, and what came of it. */
interface Answered {
  interaction: Interaction | null;
  /** Null where nobody asked. */
  outcome: Outcome | null;
  /** Another interaction, whose asker was answered. */
  given?: string | undefined;
}

/**
 * Writes a change in one transaction. The rows that come with every command are written past Prisma, which takes ten times as
 * long for them; the others by it.
 */
export async function keepChange(
  database: Database,
  change: StagedChange,
  answered: Answered,
): Promise<void> {
  const { interaction, given } = answered;
  if (interaction === null && given === undefined && change.isEmpty) return;
  const turn = { club: change.id, mark: change.club.mark, ofClocksAlone: change.isOfClocksAlone };
  let mark = turn.mark;
  await database.together([
    ...takingTurn(database, change, turn, (after) => {
      mark = after;
    }),
    ...clubRow(database, change),
    ...bookSteps(change),
    ...(given === undefined ? [] : [() => noteGiven(database, given)]),
    ...interactionRows(database, change, answered),
    ...ledgerRows(database, change),
    ...textSteps(change),
    ...peopleSteps(change),
    ...pressSteps(change.id, change.newPresses),
    ...exhibitSteps(change.id, change.exhibits),
    ...erasureSteps(change.id, change.erasure, interaction),
    ...projectionRows(database, change),
    ...noticeRows(database, change),
    ...tellingOthers(database, change, turn),
  ]);
  change.club.stored = true;
  change.club.mark = mark;
  if (change.erases) await database.engine.emptyLog();
}

/** Others are told of it, too. Of a club of which nothing is stored, the first row tells who was first. */
function takingTurn(
  { engine }: Database,
  { club }: StagedChange,
  turn: Turn,
  onTaken: (after: Mark) => void,
): Step[] {
  return club.stored ? [async () => onTaken(await engine.takeTurn(turn))] : [];
}

/** Of a change for which no turn was taken. */
const tellingOthers = ({ engine }: Database, { club }: StagedChange, turn: Turn): Step[] =>
  club.stored ? [] : [() => engine.tellOthers(turn)];

function clubRow(database: Database, { id, club, now, changedSettings }: StagedChange): Step[] {
  if (!club.stored)
    return adding(database, 'Club', [{ id, createdAt: new Date(now), ...settingsRow(club.settings) }]);
  if (changedSettings === null) return [];
  return updating(database, 'Club', settingsRow(changedSettings), { id });
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

function bookSteps({ id: clubId, begun }: StagedChange): PrismaStep[] {
  const data = begun.map(({ number, rules: { kind } }) => ({ clubId, number, kind }));
  return data.length === 0 ? [] : [{ byPrisma: (moment) => moment.book.createMany({ data }) }];
}

const ledgerRows = (database: Database, { id, written }: StagedChange): Step[] =>
  chunks(written).flatMap((some) =>
    adding(
      database,
      'Entry',
      some.map(({ book, entry }) => entryRecord(id, book, entry)),
    ),
  );

function textSteps({ id: clubId, written }: StagedChange): PrismaStep[] {
  const data = written.flatMap(({ book, entry: { seq }, texts }) =>
    textKinds.flatMap((kind) => {
      const text = texts[kind];
      return text === undefined ? [] : [{ clubId, book, seq, kind, text }];
    }),
  );
  return data.length === 0 ? [] : [{ byPrisma: (moment) => moment.entryText.createMany({ data }) }];
}

/** A new person is added and never put in somebody's place, so that a number is not given twice. */
function peopleSteps({ id: clubId, newPeople, changedPeople }: StagedChange): PrismaStep[] {
  const changed = [...changedPeople.values()].map(personRecord).map(
    ({ number, ...data }): PrismaStep => ({
      byPrisma: (moment) => moment.person.updateMany({ where: { clubId, number }, data }),
    }),
  );
  const data = [...newPeople.values()].map((person) => ({ clubId, ...personRecord(person) }));
  const added: PrismaStep = { byPrisma: (moment) => moment.person.createMany({ data }) };
  return data.length === 0 ? changed : [...changed, added];
}

function projectionRows(database: Database, change: StagedChange): Step[] {
  const touched = change.touchedRows();
  return projections.flatMap((each) =>
    rewriting(database, change, each, {
      keys: touched.of(each),
      isNew: (key) => each.name === 'games' && Number(key) > change.gamesBefore,
    }),
  );
}

function noticeRows(database: Database, { id: clubId, now, notices }: StagedChange): Step[] {
  const createdAt = new Date(now);
  const rows = notices.map((each) => noticeRecord(clubId, createdAt, each));
  return chunks(rows).flatMap((some) => adding(database, 'Notice', some));
}
