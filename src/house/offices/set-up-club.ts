import type { Figures } from '../../../terms/figures.ts';
import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { publishFigures } from '../amendment/publish.ts';
import { hasChief, holders } from '../book/offices.ts';
import { askConsent } from '../consent/ask-consent.ts';
import { tidy } from '../names.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, type Named, type Somebody, whoActs, whoIsNamed } from '../people.ts';
import type { ClubView, CourtNames, HearingKind, Settings, UnitOfWork } from '../ports.ts';
import { allOf, done, ifGiven, type Result, refused, unlessRefused } from '../result.ts';
import { keepingDeadlines } from '../room.ts';
import type { WornWishes } from '../worn.ts';
import {
  chooseTables,
  mayChooseTables,
  readTables,
  type TablesChoice,
  type TablesWishes,
  tablesTakeConsent,
} from './choose-tables.ts';
import { mayNameChief, mayNameStaff, nameStaff, staffTakesConsent } from './naming.ts';
import { passChiefOn } from './office-changes.ts';
import { readSite, recordSite, type SiteInput } from './open-site.ts';
import { type FigureWishes, mayChangeFigures, readFigures } from './read-figures.ts';
import { atCourt, type TextChannel, tellOfChanges } from './setup-news.ts';
import { recordWorn } from './wear.ts';

/** What somebody wants set, each null when it stays as it is. */
export interface SetupInput extends FigureWishes, SiteInput, TablesWishes, WornWishes {
  /** Channel ids. */
  discussion: string | null;
  court: string | null;
  games: string | null;
  chief: Named | null;
  staff: Named | null;
  courtNames: CourtNames | null;
  hearings: HearingKind | null;
  serverName: string;
  /** The channel in which the command was given. */
  here: string;
  /** The text channels of the server, among which the club's are found by name the first time. */
  channels: readonly TextChannel[];
}

const channelPurposes = ['discussion', 'court', 'games'] as const;
type Channels = Pick<Settings, (typeof channelPurposes)[number]>;

/** What a run would change, and nothing else. */
interface Setup {
  channels: Partial<Channels>;
  figures: Partial<Figures>;
  site: ReturnType<typeof readSite>;
  worn: WornWishes;
  courtNames: CourtNames | null;
  hearings: HearingKind | null;
  tables: TablesChoice | null;
  chief: Somebody | null;
  staff: Somebody | null;
  /** Who is the member of staff once another officer agrees (Act III.6). */
  proposed: Somebody | null;
  /** What becomes of tables once the Chief Justice agrees. */
  proposedTables: TablesChoice | null;
}

/**
 * Sets what is given and leaves the rest. A channel that was never set is found by its name, or is the one where the
 * command was given. Without a Chief Justice, the person named, or else the person who runs this, becomes it (Act III.2). With one, day,
 * times, room and zone are theirs to change (Acts IV.1 to IV.3), from now on and never backwards (Act IV.2), and a member
 * of staff needs their consent (Act III.6), as do tables (Act III.4). The club's pages stay closed until somebody opens them. Refused to anyone who
 * may not manage the server.
 */
export function setUpClub(work: UnitOfWork, actor: Actor, input: SetupInput): Result<HouseOutcome> {
  const setup = readSetup(work, actor, input, work.now);
  if (!setup.ok) return setup;
  const before = work.settings;
  const first = work.settings.discussion === null;
  const changed = changesOf(setup.value);
  rememberName(work, input.serverName);
  const replans = work.rooms.map(({ replan }) => replan?.(work));
  const keep = keepingDeadlines(work);
  if (changed.length > 0) carryOut(work, actor, setup.value);
  keep();
  if (changed.length > 0 || work.settings.eventsBarred) for (const replan of replans) replan?.();
  if (!first) tellOfChanges(work, actor, before, changed);
  const asked = propose(work, actor, setup.value.proposed);
  const tablesAsked = proposeTables(work, actor, setup.value.proposedTables);
  const closed = closedChannels(work.settings, input.channels);
  const news = {
    ...atCourt(work, input.channels),
    ...(asked === null ? {} : { asked }),
    ...(tablesAsked === null ? {} : { tablesAsked }),
  };
  return done({ kind: 'club-set-up', first, changed, closed, ...news });
}

/** What a run would do that is not easily taken back. */
export interface SetupPreview {
  /** The person who runs it becomes the Chief Justice without having named anybody. */
  becomesChief: boolean;
  /** Everybody can read the club's pages from then on. */
  opensToAll: boolean;
  /** The figures of the Terms that it changes; none the first time. */
  amends: Partial<Figures>;
}

/** Whether somebody is asked before `/setup` does that. */
export const isToBeAsked = ({ becomesChief, opensToAll, amends }: SetupPreview): boolean =>
  becomesChief || opensToAll || Object.keys(amends).length > 0;

/** What `setUpClub` would do that should be asked first, or why it would not; changes nothing. */
export function previewSetup(
  view: ClubView,
  actor: Actor,
  input: SetupInput,
  now: Instant,
): Result<SetupPreview> {
  const setup = readSetup(view, actor, input, now);
  if (!setup.ok) return setup;
  const { chief, site, figures } = setup.value;
  return done({
    becomesChief: input.chief === null && chief !== null,
    opensToAll: site?.access === 'public' && view.settings.access !== 'public',
    amends: hasChief(view.state) ? figures : {},
  });
}

/** Act III.6: has another officer asked to agree to who is the member of staff. Returns the entry that asks. */
function propose(work: UnitOfWork, actor: Actor, somebody: Somebody | null): number | null {
  if (somebody === null) return null;
  const person = enrol(work, somebody);
  return askConsent(work, actor, { person, matter: { kind: 'staff' }, reason: null, acts: ['III.6'] })
    .consent;
}

/** Act III.4: has the Chief Justice asked to agree to what is chosen of tables. Returns the entry that asks. */
function proposeTables(work: UnitOfWork, actor: Actor, choice: TablesChoice | null): number | null {
  if (choice === null) return null;
  const person = enrol(work, whoActs(work, actor));
  const matter = { kind: 'tables', ...choice } as const;
  return askConsent(work, actor, { person, matter, reason: null, acts: ['III.4'] }).consent;
}

/** Those of the club's channels in which the bot may not write. */
function closedChannels({ discussion, court, games }: Settings, channels: readonly TextChannel[]): string[] {
  const closed = channels.filter(({ id, writable }) => !writable && [discussion, court, games].includes(id));
  return closed.map(({ id }) => id);
}

function readSetup(view: ClubView, actor: Actor, input: SetupInput, now: Instant): Result<Setup> {
  if (!actor.managesGuild) return refused({ code: 'needs-guild-manager', acts: ['III.1'] });
  const whoIs = (named: Named | null) => ifGiven(named, (given) => whoIsNamed(view, given));
  const read = allOf(whoIs(input.chief), whoIs(input.staff), readFigures(view.state.figures, input));
  if (!read.ok) return read;
  const [chief, staff, figures] = read.value;
  const tables = readTables(view, input);
  const refusals = [
    ...mayNameChief(view, actor, chief),
    ...mayNameStaff(view, actor, staff, now),
    ...mayChangeFigures(view, actor, figures),
    ...mayChooseTables(view, actor, tables, now),
  ];
  const named = nextStaff(view, staff);
  const asks = named !== null && staffTakesConsent(view, actor, named);
  const asksForTables = tablesTakeConsent(view, actor);
  const { roles, nicknames, courtNames, hearings } = input;
  const setup = {
    figures,
    courtNames,
    hearings,
    worn: { roles, nicknames },
    channels: chooseChannels(view.settings, input),
    site: readSite(view, input),
    chief: nextChief(view, actor, chief),
    staff: asks ? null : named,
    proposed: asks ? named : null,
    tables: asksForTables ? null : tables,
    proposedTables: asksForTables ? tables : null,
  };
  return unlessRefused(refusals, done(setup));
}

function nextChief(view: ClubView, actor: Actor, named: Somebody | null): Somebody | null {
  const [holder] = holders(view.state, 'chief');
  if (holder === undefined) return named ?? whoActs(view, actor);
  return named?.number === holder ? null : named;
}

function nextStaff({ settings }: ClubView, named: Somebody | null): Somebody | null {
  const stays = settings.staff !== null && named?.number === settings.staff;
  return stays ? null : named;
}

function chooseChannels(settings: Settings, input: SetupInput): Partial<Channels> {
  const chosen: Partial<Channels> = {};
  for (const purpose of channelPurposes) {
    const namesake = input.channels.find(({ name }) => name === purpose)?.id;
    const channel = input[purpose] ?? settings[purpose] ?? namesake ?? input.here;
    if (channel !== settings[purpose]) chosen[purpose] = channel;
  }
  return chosen;
}

/** The longest name that Discord lets a server have, in characters. */
const nameLimit = 100;

function rememberName(work: UnitOfWork, serverName: string): void {
  const name = [...tidy(serverName)].slice(0, nameLimit).join('') || null;
  if (name !== work.settings.name) work.saveSettings({ name });
}

function carryOut(
  work: UnitOfWork,
  actor: Actor,
  { channels, figures, site, worn, courtNames, hearings, tables, chief, staff }: Setup,
): void {
  const by = enrol(work, whoActs(work, actor));
  recordChannels(work, channels, by);
  if (Object.keys(figures).length > 0) recordFigures(work, actor, figures, by);
  if (site !== null) recordSite(work, site, by);
  recordWorn(work, worn);
  if (courtNames !== null) work.saveSettings({ courtNames });
  if (hearings !== null) work.saveSettings({ hearings, hearingsBarred: '' });
  if (tables !== null) chooseTables(work, tables, by, null);
  if (chief !== null) passChiefOn(work, enrol(work, chief), by);
  if (staff !== null) nameStaff(work, enrol(work, staff), by, null);
}

/** Act IV.1: what the first set-up chooses is what the club's Terms begin with; later it is a change of them. */
function recordFigures(work: UnitOfWork, actor: Actor, figures: Partial<Figures>, by: PersonNumber): void {
  if (hasChief(work.state)) publishFigures(work, actor, figures);
  else work.append({ type: 'figures-set', figures }, { by, acts: ['IV.2'] });
}

function recordChannels(work: UnitOfWork, channels: Partial<Channels>, by: PersonNumber): void {
  const purposes = channelPurposes.filter((purpose) => channels[purpose] !== undefined);
  if (purposes.length === 0) return;
  work.saveSettings(channels);
  work.append({ type: 'channels-chosen', purposes }, { by, acts: ['III.1'] });
}

function changesOf(setup: Setup): string[] {
  const { channels, figures, worn, courtNames, site, hearings, chief, staff } = setup;
  const { tables = null, bans = null } = setup.tables ?? {};
  const options = {
    ...{ site, ...worn, court_names: courtNames, hearings, tables, table_bans: bans },
    ...{ chief, staff },
  };
  const given = Object.entries(options).filter(([, value]) => value !== null);
  return [...Object.keys({ ...channels, ...figures }), ...given.map(([option]) => option)];
}
