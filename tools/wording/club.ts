import { createHash } from 'node:crypto';
import type { Texts, UnitOfWork } from '../../src/house/ports.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import type { Body } from '../../src/rule-books.ts';
import type { Act } from '../../terms/register.ts';
import { fillBirthday } from './tables/birthday.ts';
import { fillTables } from './tables/club.ts';
import { askCommittee } from './tables/committee.ts';
import { fillTournaments } from './tables/tournaments.ts';

/** The people of the club that the samples speak of. */
export const [ana, bo, mo, cleo, jo, lee, kit, dee, sam] = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const names = ['Ana', 'Bo', 'Mo', 'Cleo', 'Jo', 'Lee', 'Kit', 'Dee', 'Sam'];

/** The club that the samples are of. */
export const club = '1000';

/** The Discord account of somebody of the samples. */
export const account = (person: PersonNumber): string => `${100 + person}`;

export const nameOfSample = (person: PersonNumber): string => names[person - 1] ?? '';

/** A Friday at 12:45 in the club's own time. */
export const now = Date.UTC(2026, 10, 20, 12, 45);
export const day = '2026-11-20';
export const nextDay = '2026-11-27';

interface Written {
  body: Body;
  by: PersonNumber | null;
  texts: Texts;
  /** Of those that a sample points to. */
  name: string | null;
}

const wrote = (
  body: Body,
  by: PersonNumber | null,
  texts: Texts = {},
  name: string | null = null,
): Written => ({ body, by, texts, name });

const exhibit = new TextEncoder().encode('A page of the scoresheet');

const game = {
  ...({ type: 'game-recorded', colour: 'white', playedAt: now, date: day, online: false } as const),
  ...{ ended: 'checkmate' as const, approval: [] },
};

const petition = { type: 'petitioned', year: 2026, petitioner: bo, respondent: mo, enBanc: false } as const;
const voted = { bar: null, effects: [], supersedes: [], silent: [] };
const vote = (number: number, person: PersonNumber, kind: 'uphold' | 'remand', texts: Texts = {}): Written =>
  wrote({ type: 'vote-cast', case: number, person, decision: { kind }, bar: null }, person, texts);

const ledger: readonly Written[] = [
  ...[ana, bo, mo, dee].map((person) => wrote({ type: 'joined', person }, person)),
  wrote({ type: 'office-given', person: cleo, office: 'chief' }, null),
  wrote({ type: 'office-given', person: mo, office: 'moderator' }, cleo),
  ...[jo, lee, kit].map((person) => wrote({ type: 'office-given', person, office: 'justice' }, cleo)),
  wrote({ type: 'staff-named', person: sam }, null),
  wrote(
    { type: 'session-opened', date: day, opensAt: now - 900_000, closesAt: now + 1_500_000 },
    mo,
    {},
    'opening',
  ),
  ...[ana, bo].map((person) => wrote({ type: 'checked-in', person, date: day, moderating: false }, person)),
  wrote({ ...game, game: 1, player: ana, opponent: bo, score: 1 }, ana, {
    pgn: '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0',
  }),
  wrote({ type: 'game-counted', game: 1 }, bo),
  wrote({ ...game, game: 2, player: bo, opponent: ana, score: 0.5 }, bo),
  wrote({ type: 'game-referred', game: 2, reason: 'disputed' }, ana, { dispute: 'I won that one' }),
  wrote({ ...game, game: 3, player: bo, opponent: ana, score: 0 }, bo),
  wrote({ type: 'objected', game: 1, person: bo }, bo),
  wrote(
    {
      ...{ type: 'penalty-issued', penalty: 1, person: bo, offence: 1, game: 1, fraud: false, ground: null },
      ...{ parts: [{ kind: 'deduction', points: 10 }], finding: null, reverses: null },
    },
    mo,
    { reason: 'Touched a piece and moved another' },
  ),
  wrote({ type: 'penalty-declared', penalty: 1, way: 'discussion', on: day }, mo),
  wrote(
    { type: 'adjusted', person: ana, change: { points: 5 } },
    mo,
    { reason: 'Helped to tidy up' },
    'adjustment',
  ),
  wrote(
    { type: 'banned', person: dee, until: null, endsAt: null },
    sam,
    { reason: 'Asked to stay away' },
    'ban',
  ),
  wrote({ type: 'monitored', person: ana }, mo, { suspicion: 'Looks at a telephone' }, 'monitor'),
  wrote({ type: 'limit-set', white: ana, black: bo, minutes: 10, date: day }, mo, {}, 'limit'),
  wrote(
    { type: 'consent-asked', person: jo, matter: { kind: 'staff' } },
    cleo,
    { reason: 'Sam leaves' },
    'consent',
  ),
  wrote({ type: 'consent-asked', person: cleo, matter: { kind: 'score', points: 5 } }, cleo, {}, 'wish'),
  wrote(
    { type: 'consent-asked', person: mo, matter: { kind: 'tables', tables: true, bans: true } },
    mo,
    {},
    'tables',
  ),
  wrote(
    { type: 'consent-asked', person: mo, matter: { kind: 'tables', tables: false, bans: false } },
    mo,
    {},
    'no-tables',
  ),
  wrote({ type: 'chief-acted', act: null }, cleo, { reason: 'Nobody else has the power' }, 'deed'),
  wrote({ type: 'breach-found', person: bo }, cleo, { reason: 'Showed it around' }, 'breach'),
  wrote({ type: 'removal-requested', person: ana }, ana),
  wrote({ type: 'message-reported', channel: '11', message: '21' }, ana, { reason: 'It is rude' }, 'report'),
  wrote({ type: 'suggested', suggestion: 1, act: null }, ana, { suggestion: 'Play on Mondays too' }),
  wrote({ type: 'suggestion-answered', suggestion: 1, accepted: true }, cleo),
  wrote(
    { type: 'terms-published', version: '2.5', act: null, figures: { room: 'B12' } },
    cleo,
    {},
    'publication',
  ),
  wrote(
    { type: 'terms-published', version: '2.6', act: 'I.4', figures: null },
    cleo,
    { act: 'Everybody is welcome to play.' },
    'text',
  ),
  wrote({ type: 'suggested', suggestion: 2, act: 'II.6' }, mo, { suggestion: 'Nobody loses points.' }),
  wrote(
    {
      ...{ type: 'clock-opened', clock: 1, white: ana, black: bo, whiteLeft: 600_000, blackLeft: 600_000 },
      ...{ increment: 0, date: day, asked: [], penalties: [] },
    },
    mo,
  ),
  wrote({ type: 'online-challenged', online: 1, white: ana, black: bo, minutes: 5 }, ana),
  wrote({ type: 'online-accepted', online: 1 }, bo),
  wrote({ type: 'online-moved', online: 1, san: 'e4' }, ana),
  wrote({ type: 'draw-offered', online: 1, person: ana }, ana),
  wrote({ type: 'online-challenged', online: 3, white: ana, black: bo, minutes: 5 }, ana),
  wrote({ type: 'online-accepted', online: 3 }, bo),
  wrote({ type: 'online-ended', online: 3, how: 'resignation', score: 1, game: null }, bo),
  wrote({ type: 'online-challenged', online: 2, white: bo, black: ana, minutes: null }, bo),
  wrote(
    { ...petition, case: 1, ordinal: 1, subject: { kind: 'penalty', penalty: 1 } },
    bo,
    { statement: 'I touched nothing' },
    'petition',
  ),
  wrote({ type: 'writ-given', case: 1, person: cleo, chief: true }, cleo),
  wrote({ type: 'panel-seated', case: 1, panel: [jo, lee, kit], despiteConflict: [] }, cleo, {}, 'panel'),
  wrote({ type: 'counsel-named', case: 1, person: dee, party: bo }, bo, {}, 'counsel'),
  wrote({ type: 'witness-called', case: 1, person: ana }, bo, {}, 'witness'),
  wrote(
    {
      ...{ type: 'exhibit-filed', case: 1, exhibit: 1, sealed: false, media: 'txt', size: exhibit.length },
      ...{ sha256: createHash('sha256').update(exhibit).digest('hex'), raw: false, redacts: null },
    },
    bo,
    {},
    'exhibit',
  ),
  wrote({ type: 'motion-made', case: 1, motion: 1, kind: 'seal', exhibit: 1, with: null }, mo, {}, 'motion'),
  wrote({ type: 'motion-voted', case: 1, motion: 1, person: jo, grant: true }, jo),
  wrote({ type: 'motion-voted', case: 1, motion: 1, person: lee, grant: true }, lee),
  wrote({ type: 'motion-ruled', case: 1, motion: 1, granted: true }, null, {}, 'ruling'),
  vote(1, jo, 'uphold'),
  vote(1, lee, 'remand'),
  wrote(
    {
      type: 'vote-cast',
      case: 1,
      person: kit,
      decision: { kind: 'overturn', relief: { kind: 'undo' } },
      bar: null,
    },
    kit,
    {},
    'vote',
  ),
  wrote({ type: 'revote-called', case: 1 }, null),
  vote(1, jo, 'uphold'),
  vote(1, lee, 'uphold'),
  vote(1, kit, 'remand'),
  wrote(
    { type: 'judged', case: 1, enBanc: false, outcome: { kind: 'uphold' }, majority: [jo, lee], ...voted },
    null,
    {},
    'judgement',
  ),
  wrote({ type: 'author-chosen', case: 1, person: jo }, cleo),
  wrote(
    {
      type: 'opinion-published',
      case: 1,
      opinion: 1,
      kind: 'majority',
      author: jo,
      enBanc: false,
      holds: ['I.1'],
    },
    jo,
    { opinion: 'A piece that is touched is moved.', holding: 'To touch a piece is to move it.' },
    'opinion',
  ),
  wrote({ ...petition, case: 2, ordinal: 2, subject: { kind: 'penalty', penalty: 1 } }, bo),
  wrote({ type: 'writ-given', case: 2, person: cleo, chief: true }, cleo),
  wrote({ type: 'panel-seated', case: 2, panel: [jo, lee, kit], despiteConflict: [] }, cleo),
  wrote({ type: 'recused', case: 2, person: kit }, kit, {}, 'recusal'),
  vote(2, jo, 'remand', { conditions: 'Hear those who stood by.' }),
  vote(2, lee, 'remand'),
  wrote(
    { type: 'judged', case: 2, enBanc: false, outcome: { kind: 'remand' }, majority: [jo, lee], ...voted },
    null,
    {},
    'remand',
  ),
  wrote(
    { type: 'redecided', case: 2, redecision: 'kept', effects: [] },
    mo,
    { reason: 'It stays as it is' },
    'redecision',
  ),
  wrote(
    {
      ...{ type: 'penalty-issued', penalty: 2, person: dee, offence: 2, game: null, fraud: false },
      ...{ ground: 'serious', parts: [{ kind: 'ban', until: nextDay, endsAt: now + 606_600_000 }] },
      ...{ finding: 'intent', reverses: null },
    },
    mo,
    { reason: 'Threw the board', offence: 'Threw the board' },
  ),
  wrote({ type: 'online-challenged', online: 4, white: jo, black: lee, minutes: null }, jo),
  wrote({ type: 'online-accepted', online: 4 }, lee),
  wrote({ ...petition, case: 3, ordinal: 3, subject: { kind: 'other' } }, bo),
  wrote({ type: 'writ-given', case: 3, person: cleo, chief: true }, cleo),
  wrote({ type: 'panel-seated', case: 3, panel: [jo, lee, kit], despiteConflict: [] }, cleo),
  wrote({ type: 'decayed', person: bo, date: day, basis: 'absence' }, null, {}, 'decay'),
];

/** The place of the entry of that name. */
export function seqOf(name: string): number {
  const place = ledger.findIndex((written) => written.name === name);
  if (place < 0) throw new Error(`No entry is called ${name}`);
  return place + 1;
}

/** The evening before the next session, and before the last day for the votes on a case. */
export const dayBefore = Date.UTC(2026, 10, 26, 17);
/** When an online game without a limit has waited long enough for a move. */
export const waited = now + 8 * 3600_000;

const reminded: readonly [PersonNumber, readonly string[]][] = [
  [bo, ['session', 'rematch', 'hearing']],
  [jo, ['move']],
];

const acts: readonly Act[] = ['II.3'];

/** Has all that the samples speak of happen in a club, without asking whether it may. */
export function fill(work: UnitOfWork): void {
  for (const [place, name] of names.entries())
    work.addPerson({ account: name === 'Dee' ? null : account(place + 1), name });
  work.saveSettings({
    ...{ name: 'Friday Lunch', discussion: '11', court: '12', games: '13', staff: sam },
    ...{ access: 'public', siteKey: 'the-key-of-the-samples', front: true },
  });
  for (const { body, by, texts } of ledger) work.append(body, { by, acts, texts });
  fillTables(work, { gm: mo, seated: [ana, bo, cleo, jo, lee, kit, dee], asked: sam });
  fillTournaments(work, mo, [ana, bo, cleo, jo, lee, kit, dee, mo, sam]);
  fillBirthday(work, mo, [ana, bo, cleo, jo, lee, kit, dee]);
  askCommittee(work, mo, [ana, bo, cleo, jo, lee, kit, dee]);
  for (const [person, kinds] of reminded)
    work.remind(person, Object.fromEntries(kinds.map((kind) => [kind, now])));
  work.keepExhibit(1, 1, { name: 'scoresheet.txt', bytes: exhibit });
}
