/** Everybody on the server, by what they are to the club. */
export const cast = {
  stranger: 'Zoe',
  member: 'Ana',
  banned: 'Dan',
  removed: 'Rex',
  moderator: 'Mia',
  justice: 'Jude',
  chief: 'Morgan',
  staff: 'Stella',
  /** May manage the server, and holds no office in the club. */
  manager: 'Gus',
  /** Who entered the game, has White, challenged, or petitions. */
  player: 'Pia',
  /** Who plays against them, or has to answer their petition. */
  opponent: 'Olaf',
  /** A Member, a newcomer to the server, and officers whom no column is about. */
  other: 'Uwe',
  newcomer: 'Fay',
  referee: 'Moe',
  secondJustice: 'Jo',
  thirdJustice: 'Joe',
  /** Who runs the table, and who runs another one. */
  gamemaster: 'Gil',
  otherGamemaster: 'Hal',
  /** Who judges at a table of Nomic, who stands in there for somebody, and for whom; at one of a tournament, its officers. */
  judge: 'Ivo',
  standIn: 'Ida',
  standsInFor: 'Oda',
  /** Who directs the tournament, who is on its committee, and who directs another one. */
  director: 'Dora',
  committee: 'Cora',
  otherDirector: 'Dirk',
} as const;

export type Role = keyof typeof cast;

export const roles = Object.keys(cast).filter((name): name is Role => Object.hasOwn(cast, name));

/** Something for each of them. */
export function forEach<T>(make: (role: Role) => T): (role: Role) => T {
  const made = new Map(roles.map((role) => [role, make(role)]));
  return (role) => {
    const known = made.get(role);
    if (known === undefined) throw new Error(`There is no ${role}`);
    return known;
  };
}
