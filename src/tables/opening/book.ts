import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { hidden } from '../../house/secrets.ts';
import { aside, type PersonNumber, person } from '../../ledger/fields.ts';
import { kind } from '../book/world.ts';
import { publishPress } from '../press/book.ts';
import { ruleSetIds, tableGames } from '../rule-sets/rule-set.ts';

const opened = z.object({
  /** As it was tidied; nothing formats in it where it is shown. */
  name: z.string(),
  game: z.enum(tableGames),
  rules: z.enum(ruleSetIds),
  gm: person,
  /** The code of the lot by which seats are drawn, told when the table opens, and the lot itself, which nobody may read before. */
  commitment: z.string(),
  lot: hidden,
  /** The board of a tournament that is played there, by the tournament's number. */
  tournament: z.object({ number: aside, round: aside, board: aside }).optional(),
});

/** What a table is: its name, its game and rule set, and when it was opened. */
export interface About
  extends Pick<z.output<typeof opened>, 'name' | 'game' | 'rules' | 'commitment' | 'lot' | 'tournament'> {
  openedAt: Instant;
  openedBy: PersonNumber | null;
}

/** Where a table is on its way: open for players, played, over, or given up. */
export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned';

/** Somebody who has joined and waits for the start, with the seats that they would like, the likest first. */
export interface Entrant {
  person: PersonNumber;
  wants: readonly string[];
}

/** Somebody with an office. */
export interface Officer {
  office: string;
  person: PersonNumber;
}

interface Opening {
  /** Null before the first entry. */
  about: About | null;
  status: TableStatus;
  gm: PersonNumber | null;
  /** Those with another office, by the office. */
  officers: Officer[];
  entrants: Entrant[];
  /** What the gamemaster chose in place of what is usual. */
  settings: Record<string, string>;
  startedAt: Instant | null;
  /** The entry that ended or gave up the table, and when. */
  endedBy: { seq: number; at: Instant } | null;
}

export const empty = (): Opening => ({
  ...{ about: null, status: 'open', gm: null, officers: [], entrants: [], settings: {} },
  ...{ startedAt: null, endedBy: null },
});

export const kinds = [
  kind('table-opened', opened, {
    title: 'A table was opened',
    apply: (state, { gm, at: openedAt, by: openedBy, ...about }) => {
      const { name, game, rules, commitment, lot, tournament } = about;
      state.about = { name, game, rules, commitment, lot, openedAt, openedBy };
      if (tournament !== undefined) state.about.tournament = tournament;
      state.gm = gm;
    },
  }),
  /** Before the start. */
  kind('table-joined', z.object({ person, wants: z.array(z.string()) }), {
    title: 'Joined a table',
    apply: ({ entrants }, { person, wants }) => {
      entrants.push({ person, wants });
    },
  }),
  /** Before the start. */
  kind('table-left', z.object({ person }), {
    title: 'Left a table before its start',
    apply: (state, { person }) => {
      state.entrants = state.entrants.filter((entrant) => entrant.person !== person);
    },
  }),
  kind('setting-chosen', z.object({ name: z.string(), value: z.string() }), {
    title: 'A setting of a table was chosen',
    apply: ({ settings }, { name, value }) => {
      settings[name] = value;
    },
  }),
  kind('officer-named', z.object({ office: z.string(), person }), {
    title: 'Was given an office at a table',
    apply: (state, { office, person }) => {
      if (office === 'gm') state.gm = person;
      else state.officers.push({ office, person });
    },
  }),
  kind('officer-released', z.object({ office: z.string(), person }), {
    title: 'Gave up an office at a table',
    apply: (state, released) => {
      if (released.office === 'gm' && state.gm === released.person) state.gm = null;
      state.officers = state.officers.filter(
        ({ office, person }) => office !== released.office || person !== released.person,
      );
    },
  }),
  /** It cannot go on, as the gamemaster says, or a Moderator in their place. */
  kind('table-abandoned', z.object({ as: z.enum(['gm', 'moderator']) }), {
    title: 'A table was given up',
    apply: (state, { seq, at }) => {
      publishPress(state, { seq, at });
      state.status = 'abandoned';
      state.endedBy = { seq, at };
    },
    applyUndone: publishPress,
  }),
];
