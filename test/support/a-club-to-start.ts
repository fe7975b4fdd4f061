import { ClubOnPlayground } from './club-on-playground.ts';

/** What `aClubToStart` makes, with members of these names. */
export type ClubToStart<Name extends string = never> = Awaited<ReturnType<typeof aClubToStart<Name>>>;

/**
 * A club that is set up at 12:41 on a Friday with these members, its bot stopped, and what its keeper has put into the
 * environment. Several tests can start a bot for it, one after the other; the one that asks closes the club.
 */
export async function aClubToStart<Name extends string = never>(...names: Name[]) {
  const club = await ClubOnPlayground.open('2026-11-20 12:41');
  const people = await club.setUp(...names);
  await club.stopBot();
  const environment = {
    DISCORD_TOKEN: club.token,
    DISCORD_API_URL: club.playground.apiUrl,
    DATABASE_URL: club.databaseUrl,
    CLUB_NOW: new Date(club.now).toISOString(),
  };
  return { club, people, environment };
}
