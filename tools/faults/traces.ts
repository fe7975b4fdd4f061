/** A command that was carried out, as the database has it. */
export interface Kept {
  interaction: string;
  outcome: Readonly<Record<string, unknown>>;
  answered: boolean;
}

/** An entry of the ledger, with what it says. */
export interface Written {
  /** The book that it stands in: 0 is the club's own, any other a table's. */
  book: number;
  /** Its place in that book. */
  seq: number;
  type: string;
  body: Readonly<Record<string, unknown>>;
}

type About = Readonly<Record<string, unknown>>;

/**
 * Entries that people alone bring about, and what tells one from others of its type. What came of their commands is mostly
 * called the same, and says the same of itself.
 */
const signs: Readonly<Record<string, readonly string[]>> = {
  'game-recorded': ['game'],
  'game-confirmed': ['game'],
  'game-disputed': ['game'],
  'game-withdrawn': ['game'],
  'game-approved': ['game'],
  'game-refused': ['game'],
  'game-corrected': ['game'],
  'game-voided': ['game'],
  'penalty-issued': ['penalty'],
  adjusted: ['entry'],
  'office-given': ['person', 'office'],
  'office-taken': ['person', 'office'],
  joined: ['person'],
  suggested: ['suggestion'],
  'session-opened': ['date'],
  'checked-in': ['date'],
  'checked-out': ['date'],
  'online-challenged': ['online'],
  'online-accepted': ['online'],
  'online-moved': ['online'],
  petitioned: ['case'],
  'writ-given': ['case'],
  'panel-seated': ['case'],
  'vote-cast': ['case'],
  'table-opened': ['table'],
  'table-joined': ['table', 'person'],
  'orders-given': ['table', 'entry'],
  'orders-final': ['table', 'seat', 'phase', 'final'],
  'press-given': ['table', 'phase'],
  'vote-proposed': ['table', 'proposal'],
  'vote-given': ['table', 'proposal', 'seat'],
  'nomic-deed': ['table', 'entry'],
  'tournament-opened': ['tournament'],
  'tournament-joined': ['tournament', 'person'],
  'tournament-left': ['tournament', 'person'],
};

/** An entry of that type as its trace; none of those that the bot makes by itself too. */
function trace(type: string, about: About): string[] {
  const told = signs[type]?.map((sign) => about[sign]);
  if (told === undefined) return [];
  // The office of the Chief Justice passes without the command naming a person.
  return [[type, ...(about.office === 'chief' ? ['chief'] : told)].join(' ')];
}

/** The traces of those entries that a command has to have left. */
export function tracesOf({ outcome }: Kept): string[] {
  const kind = String(outcome.kind);
  switch (kind) {
    case 'score-adjusted':
      return trace('adjusted', outcome);
    case 'suggestion-taken':
      return trace('suggested', outcome);
    case 'nomic-done':
      return trace('nomic-deed', outcome);
    // Somebody who says again that they play is down already.
    case 'tournament-joined':
      return outcome.again === true ? [] : trace(kind, outcome);
    case 'member-added':
      return trace('joined', outcome);
    case 'petition-filed':
      return trace('petitioned', outcome);
    case 'club-set-up':
      return outcome.first === true ? trace('office-given', { office: 'chief' }) : [];
    // The person who opens a session is there from then on.
    case 'session-opened':
      return [...trace(kind, outcome), ...trace('checked-in', outcome)];
    default:
      return trace(kind, outcome);
  }
}

/** The trace of an entry of a table or a tournament, which has its director by the command that opened it. */
const tracesInBook = (book: number, { seq, type, body }: Pick<Written, 'seq' | 'type' | 'body'>): string[] =>
  type === 'office-given' ? [] : trace(type, { ...body, table: book, tournament: book, entry: seq });

/** The traces of all entries. */
export function tracesIn(entries: readonly Written[]): string[] {
  const games = new Map(
    entries.flatMap(({ seq, type, body }) => (type === 'game-counted' ? [[seq, body.game]] : [])),
  );
  return entries.flatMap(({ book, seq, type, body }) => {
    if (book > 0) return tracesInBook(book, { seq, type, body });
    if (type === 'adjusted') return trace(type, { entry: seq });
    if (type === 'game-referred') return body.reason === 'disputed' ? trace('game-disputed', body) : [];
    if (type !== 'voided') return trace(type, body);
    const game = games.get(Number(body.entry));
    return game === undefined ? [] : trace('game-voided', { game });
  });
}
