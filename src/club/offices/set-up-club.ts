import type { Figures } from '../../../terms/figures.ts';
import type { PersonNumber } from '../../ledger/entries.ts';
import { hasChief, holders } from '../../ledger/views.ts';
import { publishFigures } from '../amendment/publish.ts';
import { tidy } from '../names.ts';
import type { Actor, Named } from '../people.ts';
import type { ClubView, CourtNames, HearingKind, Settings, UnitOfWork } from '../ports.ts';
import { done, type Result, refused } from '../result.ts';
import { daysShown, planAnew } from '../sessions/plan-event.ts';
import { enrol, type Somebody, whoActs, whoIsNamed } from '../who.ts';
import type { WornWishes } from '../worn.ts';
import { mayNameChief, mayNameStaff } from './naming.ts';
import { passChiefOn } from './office-changes.ts';
import { planSite, recordSite, type SiteInput } from './open-site.ts';
import type { CourtTrouble, OfficeOutcome } from './outcomes.ts';
import { type FigureWishes, mayChangeFigures, readFigures } from './read-figures.ts';
import { recordWorn } from './wear.ts';

export interface TextChannel {
  id: string;
  name: string;
  /** Whether the bot may see it and write there. */
  writable: boolean;
  /** The ids of the roles whose holders see it; that of everybody is the server's. */
  seenBy?: readonly string[];
  /** The permissions that the bot lacks to have cases heard there, by who may read where a case is heard. */
  lacking?: Readonly<Record<HearingKind, readonly string[]>>;
}

/** What somebody wants set, each null when it stays as it is. */
export interface SetupInput extends FigureWishes, SiteInput, WornWishes {
  /** Channel ids. */
  discussion: string | null;
  court: string | null;
  games: string | null;
  chief: Named | null;
  staff: Named | null;
  /** What the Court calls parties in what it publishes. */
  courtNames: CourtNames | null;
  hearings: HearingKind | null;
  /** What the server is called. */
  serverName: string;
  /** The channel in which the command was given. */
  here: string;
  /** The text channels of the server, among which the club's are found by name the first time. */
  channels: readonly TextChannel[];
}

const channelPurposes = ['discussion', 'court', 'games'] as const;
type Channels = Pick<Settings, (typeof channelPurposes)[number]>;

/** What a run would change, and nothing else. */
interface Plan {
  channels: Partial<Channels>;
  figures: Partial<Figures>;
  site: ReturnType<typeof planSite>;
  worn: WornWishes;
  courtNames: CourtNames | null;
  hearings: HearingKind | null;
  chief: Somebody | null;
  staff: Somebody | null;
}

/**
 * Sets what is given and leaves the rest. A channel that was never set is found by its name, or is the one where
 * the command was given. As long as there is no Chief Justice, the one named, or else whoever runs this, becomes
 * it (Act III.2). From then on another day, time, room or zone is a change of the Terms: the Chief Justice's, and announced
 * (Acts IV.1 to IV.3). Figures apply from now on, never backwards (Act IV.2). Nobody reads the club's pages until they are
 * opened. Refused to whoever Discord does not let manage the server.
 */
export function setUpClub(work: UnitOfWork, actor: Actor, input: SetupInput): Result<OfficeOutcome> {
  if (!actor.managesGuild) return refused({ code: 'needs-guild-manager', acts: ['III.1'] });
  const plan = planSetup(work, actor, input);
  if (!plan.ok) return plan;
  const first = work.settings.discussion === null;
  const changed = changesOf(plan.value);
  rememberName(work, input.serverName);
  const shown = daysShown(work, work.now);
  if (changed.length > 0) carryOut(work, actor, plan.value);
  if (changed.length > 0 || work.settings.eventsBarred) planAnew(work, shown);
  const closed = closedChannels(work.settings, input.channels);
  return done({ kind: 'club-set-up', first, changed, closed, ...atCourt(work, input.channels) });
}

/** What keeps cases from being heard in the Court's channel; nothing where all is well, or that cannot be seen. */
function atCourt(
  { id: everybody, settings: { court, hearings, worn } }: ClubView,
  channels: readonly TextChannel[],
): { court?: CourtTrouble } {
  const channel = channels.find(({ id }) => id === court);
  if (channel === undefined) return {};
  const { seenBy = [everybody], lacking } = channel;
  const isSeen = [everybody, worn.roles.member].some((role) => role !== undefined && seenBy.includes(role));
  const lacks = [...(lacking?.[hearings] ?? [])];
  return isSeen && lacks.length === 0 ? {} : { court: { unseen: !isSeen, lacking: lacks } };
}

/** Those of the club's channels in which the bot may not write. */
function closedChannels({ discussion, court, games }: Settings, channels: readonly TextChannel[]): string[] {
  const closed = channels.filter(({ id, writable }) => !writable && [discussion, court, games].includes(id));
  return closed.map(({ id }) => id);
}

function planSetup(view: ClubView, actor: Actor, input: SetupInput): Result<Plan> {
  const chief = namedOrNobody(view, input.chief);
  if (!chief.ok) return chief;
  const staff = namedOrNobody(view, input.staff);
  if (!staff.ok) return staff;
  const figures = readFigures(view.state.figures, input);
  if (!figures.ok) return figures;
  const refusals = [
    ...mayNameChief(view, actor, chief.value),
    ...mayNameStaff(view, actor, staff.value),
    ...mayChangeFigures(view, actor, figures.value),
  ];
  if (refusals.length > 0) return refused(...refusals);
  return done({
    channels: chooseChannels(view.settings, input),
    figures: figures.value,
    site: planSite(view, input),
    worn: { roles: input.roles, nicknames: input.nicknames },
    courtNames: input.courtNames,
    hearings: input.hearings,
    chief: nextChief(view, actor, chief.value),
    staff: nextStaff(view, staff.value),
  });
}

const namedOrNobody = (view: ClubView, named: Named | null): Result<Somebody | null> =>
  named === null ? done(null) : whoIsNamed(view, named);

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
  { channels, figures, site, worn, courtNames, hearings, chief, staff }: Plan,
): void {
  const by = enrol(work, whoActs(work, actor));
  recordChannels(work, channels, by);
  if (Object.keys(figures).length > 0) recordFigures(work, actor, figures, by);
  if (site !== null) recordSite(work, site, by);
  recordWorn(work, worn);
  if (courtNames !== null) work.saveSettings({ courtNames });
  if (hearings !== null) work.saveSettings({ hearings, hearingsBarred: '' });
  if (chief !== null) passChiefOn(work, enrol(work, chief), by);
  if (staff !== null) nameStaff(work, enrol(work, staff), by);
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

function nameStaff(work: UnitOfWork, person: PersonNumber, by: PersonNumber): void {
  work.saveSettings({ staff: person });
  work.append({ type: 'staff-named', person }, { by, acts: ['III.6'] });
}

/** The names of the options that a plan changes. */
const changesOf = ({ channels, figures, site, worn, courtNames, hearings, chief, staff }: Plan): string[] => [
  ...Object.keys(channels),
  ...Object.keys(figures),
  ...(site === null ? [] : ['site']),
  ...(worn.roles === null ? [] : ['roles']),
  ...(worn.nicknames === null ? [] : ['nicknames']),
  ...(courtNames === null ? [] : ['court_names']),
  ...(hearings === null ? [] : ['hearings']),
  ...(chief === null ? [] : ['chief']),
  ...(staff === null ? [] : ['staff']),
];
