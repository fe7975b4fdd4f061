import { keptDays } from '../../house/privacy/forget-due.ts';

/** One place where something is kept: what, of whom, and for how long. */
export interface Stored {
  what: string;
  of: string;
  howLong: string;
}

const forGood = 'as long as the club is kept';
const untilErased = 'until they have their data erased';
const days = `${keptDays} days`;

/** Every table of the database, by its name. A test holds this to the schema: a new table or column is described here first. */
export const storedTables = {
  Club: {
    what: 'the club’s settings: its server, channels and name, the member of staff, and who may read its pages. Which messages and threads on Discord are its own, and who was let into private threads of tables. When the bot was removed from the server. Where the bot changes nicknames, the nickname that somebody had before, with their Discord account',
    of: 'the club; everybody whose nickname the bot changed; players at tables',
    howLong: `${forGood}. A nickname until the bot has put it back; an account in a thread ${untilErased}`,
  },
  Person: {
    what: 'a number, the name that is shown, and the Discord account; what somebody asked to be reminded of. After an erasure during a ban, or after a removal from a table that goes on, a code made from the account',
    of: 'everybody who joined, was added, or gave the bot a command that changed something',
    howLong: `${untilErased}; the code until the ban is over`,
  },
  Book: {
    what: 'which games of another kind than chess have records of their own, by number',
    of: 'nobody',
    howLong: forGood,
  },
  Entry: {
    what: 'the ledger: each thing that happened, when, and who did it, by number. Games, scores, the register, offices, decisions, cases of the Court and their votes, moves of online games, what the member of staff read. Of tables: who plays, orders and votes, who wrote which press (grey press encrypted), and which players opened a private thread together. Of games of Nomic: what players did, the texts of the rules that they proposed, and who wrote in its threads and when',
    of: 'everybody whom it concerns',
    howLong: `${forGood}; after an erasure without a name`,
  },
  EntryText: {
    what: 'the words that belong to it: reasons, disputes, suggestions, petitions, opinions, the Terms, press at tables; and moves and positions of games. Of games of Nomic, what players said',
    of: 'those who wrote them, and those they are about',
    howLong: `${untilErased}; moves, texts of the Terms and opinions stay without a name`,
  },
  Exhibit: {
    what: 'the files that were put before the Court, with their names',
    of: 'those who filed them, and anybody they show',
    howLong: `${untilErased} and the case is over; for good where the Court decided by them`,
  },
  CaseThread: {
    what: 'the threads in which cases are heard, with the Discord accounts that were let in, or could not be',
    of: 'parties, counsel, witnesses and Justices',
    howLong: `the thread ${forGood}, an account ${untilErased}`,
  },
  Post: {
    what: 'what was said in the threads of hearings: the words, the names of files, when. Also what it said before it was changed, and what was deleted',
    of: 'everybody who wrote there',
    howLong: `${untilErased} and the case is over`,
  },
  Standing: {
    what: 'the Leaderboard as the ledger makes it: score, games won, drawn and lost, and the most games the club congratulated on. Also when somebody was last there, and until when they are banned; by number',
    of: 'everybody who ever joined',
    howLong: forGood,
  },
  Game: {
    what: 'the list of games as the ledger makes it: who played whom, the result, when; by number',
    of: 'the players',
    howLong: forGood,
  },
  Session: {
    what: 'the days of the sessions, and whether they were held',
    of: 'nobody',
    howLong: forGood,
  },
  ClockPress: {
    what: 'each press on a chess clock: when it was made, when the bot heard of it, and who pressed if it was in Discord',
    of: 'the players of games with a clock, and those who watch over them',
    howLong: days,
  },
  Interaction: {
    what: 'what came of each command, so that it is not carried out twice; until it is answered also who gave it and where',
    of: 'everybody who gives commands',
    howLong: `${days}; who gave it only until it is answered`,
  },
  Notice: {
    what: 'what the bot announced or is still to announce, by number, and whether it is posted',
    of: 'those whom it is about',
    howLong: `${days} after it is posted or given up`,
  },
  Key: {
    what: 'where the database is on a server, by which sign each secret key is known that belongs to it; nobody finds the key from that',
    of: 'nobody',
    howLong: 'as long as the bot is used',
  },
} as const satisfies Readonly<Record<string, Stored>>;

/** What is kept outside the database, and how the files are called: `club.db` stands for the database. */
export const storedFiles = [
  {
    name: /^club\.db(-wal|-shm|-journal)?$/,
    what: 'the database itself, with the tables above, and its latest changes',
    of: 'everybody in the tables above',
    howLong: 'as the tables above; what is erased is overwritten',
  },
  {
    name: /^club\.db\.(links\.|secrets\.)?key$/,
    what: 'three files with a secret key each. They are for the codes of erased accounts, for addresses that the bot gives, and for orders and votes until they are published. No copy of the database holds them',
    of: 'nobody',
    howLong: 'as long as the bot is used',
  },
  {
    name: /^club\.db\.lock$/,
    what: 'an empty file that says that the bot runs',
    of: 'nobody',
    howLong: 'as long as the bot is used',
  },
  {
    name: /^club\.db\.thinking(\/\d+\.json)?$/,
    what: 'the number of a command that is being answered, so that its giver is not left waiting when the bot stops',
    of: 'somebody who waits for an answer',
    howLong: 'until they have it',
  },
  {
    name: /^backups(\/.*)?$|^club\.db\.before-/,
    what: 'copies of the database, for when it is damaged. They hold what was erased after they were made',
    of: 'everybody in the tables above',
    howLong:
      'the newest 14 copies, one a night as a rule, unless the person who runs the bot decides otherwise',
  },
  {
    name: null,
    what: 'the log: which Discord account gave which command, when, and what kind of answer it got; never what was typed or said, and no names',
    of: 'everybody who gives commands',
    howLong: 'as the person who runs the bot decides',
  },
  {
    name: null,
    what: 'a file with a whole club, to move it to another machine; it opens with a key alone',
    of: 'everybody in the tables above',
    howLong: 'as the person who moves it decides',
  },
] as const satisfies readonly (Stored & { name: RegExp | null })[];

/** All of it, in the order in which the page shows it. */
export const stored: readonly Stored[] = [...Object.values(storedTables), ...storedFiles].map(
  ({ what, of, howLong }) => ({ what, of, howLong }),
);
