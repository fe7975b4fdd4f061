import { tidy } from '../../house/names.ts';
import {
  type Actor,
  enrol,
  enrolActor,
  type Named,
  needsModerator,
  type Somebody,
  whoActs,
  whoIsNamed,
} from '../../house/people.ts';
import { asPreviewed, type Preview, type UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, ifGiven, notUnderstood, type Result, refused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { tableBooks } from '../book/table.ts';
import { type GivenRules, rulesLoaded } from '../nomic/loading/rules-file.ts';
import type { TableOutcome } from '../outcomes.ts';
import { tableRules } from '../rule-sets/named.ts';
import type { RuleSetId, TableGame } from '../rule-sets/rule-set.ts';
import { commitmentOf } from '../seats/draw.ts';
import { by, type TableNumber, theTable, writeAt } from '../table.ts';
import { barringBan } from '../who.ts';
import type { About } from './book.ts';
import { lotPlace, nameTaken } from './finding.ts';
import { tellGames } from './news.ts';

export interface OpenInput {
  game: TableGame;
  rules: RuleSetId;
  name: string;
  /** The gamemaster; null for the person who opens it. */
  gm: Named | null;
  /** The id of a channel of its own; null for a thread of #games. */
  channel: string | null;
  /** The lot by which seats are drawn: a chance text that nobody knows. */
  lot: string;
  /** The rule set of a file with which a game of Nomic is to begin; left out, the project’s own. */
  given?: GivenRules | null;
}

/** A table that can be opened as it was said. */
export interface TableToOpen {
  name: string;
  gm: Somebody;
  given: GivenRules | null;
}

/** The longest name of a table, in characters: as much as the title of a thread takes beside its number. */
const nameLimit = 60;

/** What opening a table comes to, or why it can’t be opened so; changes nothing. */
export const previewOpen: Preview<OpenInput, TableToOpen> = (view, actor, input, now) => {
  const name = readName(view, input.name);
  const gm = ifGiven(input.gm, (given) => whoIsNamed(view, given));
  const { given = null } = input;
  const may = mayOpen(view, actor, { ...input, file: given?.name ?? null });
  if (!may.ok) return may;
  if (!name.ok) return name;
  if (!gm.ok) return gm;
  const ban = barringBan(view, gm.value?.number ?? null, now);
  if (ban !== null)
    return refused({
      ...({ code: 'banned', person: ban.person, endsAt: ban.endsAt } as const),
      ...by(tableRules[input.rules], 'gamemaster'),
    });
  return done({ name: name.value, gm: gm.value ?? whoActs(view, actor), given });
};

/** Whether somebody may open such a table, with that file: found out before anything of it is fetched. */
export function mayOpen(
  view: ClubView,
  actor: Actor,
  { game, rules: id, file }: Pick<OpenInput, 'game' | 'rules'> & { file: string | null },
): Result<null> {
  const rules = tableRules[id];
  const refusals = needsModerator(view, actor);
  if (refusals.length > 0) return refused(...refusals);
  if (!view.settings.tables) return notUnderstood({ problem: 'tables-off' });
  if (rules.game !== game) return notUnderstood({ problem: 'rules-of-other-game', rules: rules.id });
  return file === null || game === 'nomic'
    ? done(null)
    : notUnderstood({ problem: 'rules-file-unused', name: file });
}

/**
 * A Moderator or Justice opens a table (Club 1.1), for which people can sign up then. The code of the lot is told at once; the lot stays hidden until seats
 * are drawn by it (Club 1.4). A game of Nomic may begin with the rules of a file (Nomic 2.1).
 */
export const openTable: UseCase<OpenInput, TableOutcome> = asPreviewed(
  previewOpen,
  (work, actor, { name, gm, given }, { game, rules, channel, lot }) =>
    open(work, { game, rules, channel, lot, name, gm, given, by: enrolActor(work, actor) }),
);

type Opening = Pick<OpenInput, 'game' | 'rules' | 'channel' | 'lot'> & TableToOpen & { by: PersonNumber };

function open(
  work: UnitOfWork,
  { game, rules, name, gm: of, channel, lot, given, by }: Opening,
): TableOutcome {
  const commitment = commitmentOf(lot, (bytes) => work.sha256(bytes));
  const gm = enrol(work, of);
  const table = beginTable(work, { name, game, rules, gm, commitment, lot, by });
  if (given !== null) writeAt(work, theTable(work, table), rulesLoaded(given), by);
  if (channel !== null)
    work.saveSettings({ tableThreads: { ...work.settings.tableThreads, [table]: channel } });
  work.announce({ kind: 'table-opened', table }, { to: 'table', table });
  if (channel !== null) tellGames(work, table, 'opened');
  if (gm !== by) tell(work, { kind: 'gm-named', table, person: gm }, gm);
  return { kind: 'table-opened', table };
}

interface NewTable extends Pick<About, 'name' | 'game' | 'rules' | 'commitment'> {
  gm: PersonNumber;
  lot: string;
  /** The board of a tournament that is played there. */
  tournament?: NonNullable<About['tournament']>;
  by: PersonNumber;
}

/** Begins the book of a table, with its lot hidden. Returns its number. */
export function beginTable(work: UnitOfWork, { lot, by, ...about }: NewTable): TableNumber {
  const book = work.begin(tableBooks);
  const hidden = work.secrets.hide(lotPlace(book.number), lot);
  work.appendTo(book, { type: 'table-opened', ...about, lot: hidden }, { by, acts: [] });
  return book.number;
}

function readName(view: ClubView, typed: string): Result<string> {
  const name = tidy(typed);
  const length = [...name].length;
  if (length > nameLimit)
    return notUnderstood({ problem: 'too-long', option: 'name', length, limit: nameLimit });
  if (!/\p{L}|\p{N}/u.test(name) || /^#?\d+$/.test(name))
    return notUnderstood({ problem: 'table-name-unusable', text: typed });
  return nameTaken(view, name) ? notUnderstood({ problem: 'table-name-taken', text: name }) : done(name);
}
