import { Events, type Guild, RESTJSONErrorCodes } from 'discord.js';
import type { ClubId } from '../house/ports.ts';
import { type Command, declarationsOf, type Working } from './command.ts';
import { isForGood, refusedWith, whyForGood } from './errors.ts';
import { type Following, followClubs } from './follow-clubs.ts';
import { onItsServer } from './only-with.ts';
import { registerCommands } from './register-commands.ts';

/** What Discord does not take now is tried again after so many milliseconds. */
const pause = 3600_000;

/** So many servers that are to have no commands are asked about at once, and each further one so many milliseconds after another. */
const unhurried = { atOnce: 20, apart: 1000 };

/** Of thousands of servers hardly one has commands that it is not to have, and all requests are few: others need them more. */
class InTheirTime {
  private asked = 0;
  private readonly waiting = new Set<ClubId>();
  private readonly come = new Set<ClubId>();

  /** Whether that server may be asked about now; otherwise it waits for its time. */
  mayAsk(club: ClubId): boolean {
    if (this.come.delete(club)) return true;
    this.asked += 1;
    if (this.asked <= unhurried.atOnce) return true;
    this.waiting.add(club);
    return false;
  }

  /** Has the next one's time come; undefined where none waits. */
  next(): ClubId | undefined {
    const [club] = this.waiting;
    if (club === undefined) return undefined;
    this.waiting.delete(club);
    this.come.add(club);
    return club;
  }
}

interface Parts extends Working {
  commands: readonly Command[];
}

/** What is known of a server: the names of the commands it has, or that Discord did not take for it. */
interface Known {
  wanted: string;
  taken: boolean;
}

interface Memory {
  known: Map<ClubId, Known>;
  refusals: Map<ClubId, string>;
  inTheirTime: InTheirTime;
}

/**
 * Has each server have the commands of what its club has turned on, and no others of its own. Discord is asked what the
 * server has at the start and when the bot comes to it, and told only where that differs, since it takes 200 new ones a day. Where there is
 * to be nothing, that can wait.
 */
export function startServerCommands(parts: Parts): Following {
  const { client } = parts;
  const known = new Map<ClubId, Known>();
  const refusals = new Map<ClubId, string>();
  const inTheirTime = new InTheirTime();
  const following = followClubs(parts, 'commands of a server', (club) =>
    keepCommands(parts, club, { known, refusals, inTheirTime }),
  );
  const lookAgain = ({ id }: Pick<Guild, 'id'>) => {
    known.delete(id);
    following.wake(id);
  };
  const forget = ({ id }: Guild) => {
    known.delete(id);
    refusals.delete(id);
  };
  client.on(Events.GuildCreate, lookAgain).on(Events.GuildAvailable, lookAgain);
  client.on(Events.GuildDelete, forget);
  // A server on which nothing has happened yet may have commands of a club that is gone.
  client.guilds.cache.forEach(lookAgain);
  const timer = setInterval(() => {
    for (const [id, { taken }] of [...known]) if (!taken) lookAgain({ id });
  }, pause).unref();
  const slowly = setInterval(() => {
    const club = inTheirTime.next();
    if (club !== undefined) following.wake(club);
  }, unhurried.apart).unref();
  return {
    wake: following.wake,
    async stop() {
      clearInterval(timer);
      clearInterval(slowly);
      client.off(Events.GuildCreate, lookAgain).off(Events.GuildAvailable, lookAgain);
      client.off(Events.GuildDelete, forget);
      await following.stop();
    },
  };
}

/** Rejects where trying again in a moment may help. */
async function keepCommands(
  { client, clubs, commands, log }: Parts,
  club: ClubId,
  { known, refusals, inTheirTime }: Memory,
): Promise<void> {
  if (!clubs.isOurs(club) || !client.guilds.cache.has(club)) return;
  const declared = declarationsOf(onItsServer(commands, (await clubs.view(club)).settings));
  const wanted = declared.map(({ name }) => name).join(' ');
  const before = known.get(club);
  if (before?.wanted === wanted) return;
  if (before === undefined && declared.length === 0 && !inTheirTime.mayAsk(club)) return;
  try {
    const told = await registerCommands(client.rest, { application: client.application.id, club }, declared);
    if (told) log.info({ club, commands: declared.length }, 'commands of a server registered');
    known.set(club, { wanted, taken: true });
    refusals.delete(club);
  } catch (err) {
    if (!isPutOff(err)) throw err;
    known.set(club, { wanted, taken: false });
    const why = whyForGood(err) ?? 'it takes no more commands for now';
    if (refusals.get(club) !== why)
      log.error({ err, club, why }, 'Discord does not take the commands of a server');
    refusals.set(club, why);
  }
}

/** As many commands as there may be: today, or on a server. */
const isTooMany = refusedWith(
  RESTJSONErrorCodes.MaximumDailyApplicationCommandCreatesReached,
  RESTJSONErrorCodes.MaximumNumberOfApplicationCommandsReached,
);

const isPutOff = (error: unknown): boolean => isForGood(error) || isTooMany(error);
