export const offices = ['moderator', 'justice', 'chief'] as const;
export type Office = (typeof offices)[number];
type Offices = ReadonlySet<Office>;

/** What an office is called. */
export const officeNames: Record<Office, string> = {
  moderator: 'Moderator',
  justice: 'Justice',
  chief: 'Chief Justice',
};

/** The office by which somebody acts as Moderator (Act III.2), or as a Justice (Act III.3.4); null for none. */
export function moderatesAs(held: Offices): Office | null {
  return offices.find((office) => held.has(office)) ?? null;
}

/** Acts III.2 and III.3.4: Moderators, Justices and the Chief Justice open sessions, keep the register and decide on games. */
export const mayModerate = (held: Offices): boolean => moderatesAs(held) !== null;

/** Act III.2: only the Chief Justice appoints and dismisses. */
export const mayAppoint = (held: Offices): boolean => held.has('chief');

/** Act III.3.5: a player of a game does not decide on it as Moderator. */
export const mayActOnGame = (actor: number, players: readonly number[]): boolean => !players.includes(actor);
