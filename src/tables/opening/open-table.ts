import { tidy } from '../../house/names.ts';
import {
  enrol,
  enrolActor,
  type Named,
  needsModerator,
  type Somebody,
  whoActs,
  whoIsNamed,
} from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, ifGiven, notUnderstood, type Result, refused } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import { tableBooks } from '../book/table.ts';
import type { TableOutcome } from '../outcomes.ts';
import { tableRules } from '../rule-sets/named.ts';
import type { RuleSetId, TableGame } from '../rule-sets/rule-set.ts';
import { commitmentOf } from '../seats/draw.ts';
import { by } from '../table.ts';
import { barringBan } from '../who.ts';
import { lotPlace, nameTaken } from './finding.ts';
import { tellGames } from './news.ts';

interface OpenInput {
  game: TableGame;
  rules: RuleSetId;
  name: string;
  /** The gamemaster; null for the person who opens it. */
  gm: Named | null;
  /** The id of a channel of its own; null for a thread of #games. */
  channel: string | null;
  /** The lot by which seats are drawn: a chance text that nobody knows. */
  lot: string;
}

/** The longest name of a table, in characters: as much as the title of a thread takes beside its number. */
const nameLimit = 60;

/**
 * A Moderator or Justice opens a table (Club 1.1), for which people can sign up then. The code of the lot is told at once; the lot stays hidden until seats
 * are drawn by it (Club 1.4).
 */
export const openTable: UseCase<OpenInput, TableOutcome> = (work, actor, input) => {
  const name = readName(work, input.name);
  const gm = ifGiven(input.gm, (given) => whoIsNamed(work, given));
  const rules = tableRules[input.rules];
  const refusals = needsModerator(work, actor);
  if (refusals.length > 0) return refused(...refusals);
  if (!work.settings.tables) return notUnderstood({ problem: 'tables-off' });
  if (rules.game !== input.game) return notUnderstood({ problem: 'rules-of-other-game', rules: rules.id });
  if (!name.ok) return name;
  if (!gm.ok) return gm;
  const ban = barringBan(work, gm.value?.number ?? null, work.now);
  if (ban !== null)
    return refused({ code: 'banned', person: ban.person, endsAt: ban.endsAt, ...by(rules, '1.1') });
  return done(open(work, { ...input, name: name.value, gm: gm.value ?? whoActs(work, actor), actor }));
};

type Opening = Omit<OpenInput, 'gm'> & { gm: Somebody; actor: Parameters<UseCase<OpenInput>>[1] };
type Work = Parameters<UseCase<OpenInput>>[0];

function open(work: Work, { game, rules, name, gm, channel, lot, actor }: Opening): TableOutcome {
  const by = enrolActor(work, actor);
  const book = work.begin(tableBooks);
  const { number: table } = book;
  const commitment = commitmentOf(lot, (bytes) => work.sha256(bytes));
  const hidden = work.secrets.hide(lotPlace(table), lot);
  const body = {
    type: 'table-opened',
    name,
    game,
    rules,
    gm: enrol(work, gm),
    commitment,
    lot: hidden,
  } as const;
  work.appendTo(book, body, { by, acts: [] });
  if (channel !== null)
    work.saveSettings({ tableThreads: { ...work.settings.tableThreads, [table]: channel } });
  work.announce({ kind: 'table-opened', table }, { to: 'table', table });
  if (channel !== null) tellGames(work, table, 'opened');
  if (body.gm !== by) tell(work, { kind: 'gm-named', table, person: body.gm }, body.gm);
  return { kind: 'table-opened', table };
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
