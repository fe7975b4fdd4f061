import type { ClubId } from '../../house/ports.ts';
import type { PrismaClient } from '../generated/client.ts';
import type { Line } from './rows.ts';

/** Where a club comes to. */
export interface Place {
  club: ClubId;
  /** Whether notices keep their numbers, by which they are known in their channels. */
  keepsNumbers: boolean;
}

/** Writes rows of a club, in their order. Its pages are closed until somebody opens them. */
export async function insert(
  client: PrismaClient,
  { club: clubId, keepsNumbers }: Place,
  lines: readonly Line[],
) {
  const of = <Row extends object>(pick: (line: Line) => Row | undefined): (Row & { clubId: ClubId })[] =>
    lines.flatMap((line) => {
      const row = pick(line);
      return row === undefined ? [] : [{ clubId, ...row }];
    });
  const clubs = lines.flatMap(({ club }) => (club === undefined ? [] : [{ id: clubId, ...club }]));
  const notices = of(({ notice }) => notice).map(({ id, ...unnumbered }) =>
    keepsNumbers ? { id, ...unnumbered } : unnumbered,
  );
  await client.$transaction([
    client.club.createMany({ data: clubs }),
    client.person.createMany({ data: of(({ person }) => person) }),
    client.entry.createMany({ data: of(({ entry }) => entry) }),
    client.entryText.createMany({ data: of(({ entryText }) => entryText) }),
    client.exhibit.createMany({ data: of(({ exhibit }) => exhibit) }),
    client.caseThread.createMany({ data: of(({ caseThread }) => caseThread) }),
    client.post.createMany({ data: of(({ post }) => post) }),
    client.clockPress.createMany({ data: of(({ clockPress }) => clockPress) }),
    client.notice.createMany({ data: notices }),
  ]);
}
