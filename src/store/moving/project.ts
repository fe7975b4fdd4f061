import type { ClubId } from '../../house/ports.ts';
import type { State } from '../../rule-books.ts';
import { chunks } from '../chunks.ts';
import type { PrismaClient } from '../generated/client.ts';
import { games, type Projection, sessions, standings } from '../projections.ts';

/** Writes all that the fold makes of a club's ledger into the tables beside it, which have nothing of it yet. */
export async function project(client: PrismaClient, clubId: ClubId, state: State): Promise<void> {
  await client.$transaction([
    ...pieces(clubId, standings, state).map((data) => client.standing.createMany({ data })),
    ...pieces(clubId, games, state).map((data) => client.game.createMany({ data })),
    ...pieces(clubId, sessions, state).map((data) => client.session.createMany({ data })),
  ]);
}

function pieces<Key, Row extends object>(
  clubId: ClubId,
  projection: Projection<Key, Row>,
  state: State,
): (Row & { clubId: ClubId })[][] {
  const rows = projection.keys(state).map((key) => projection.row(state, key));
  return chunks(rows.filter((row) => row !== null).map((row) => ({ clubId, ...row })));
}
