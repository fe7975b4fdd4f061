import type { DecayBasis } from '../../../terms/leaderboard/decay.ts';
import type { Effect, Relief, Subject } from '../../court-items.ts';
import type { Brought } from '../../house/court-items.ts';
import type { ClubView, ExhibitFile } from '../../house/ports.ts';
import { nameOf, plain, reasonLines, signed, tidy } from '../../house/words/text.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Entry, EntryOf } from '../../rule-books.ts';
import { asNamed } from '../board/white-first.ts';
import { resultBefore } from '../book/explain.ts';
import { type Game, isPlayer } from '../book/games.ts';
import { logWithoutNames } from '../online/game-log.ts';
import { gameOf } from '../words/game-card.ts';
import { gameLabel, resultLine } from '../words/result-line.ts';

/** A game before the Court, as a petition that has that place in the ledger is against it. */
export function broughtGame(view: ClubView, number: GameNumber, filed: number): Brought {
  const game = view.state.games[number];
  const appealed = (): ActOnGame | undefined => actAppealedFrom(view, number, filed);
  return {
    words: `game #${number}`,
    choice: { label: () => (game === undefined ? '' : gameLabel(view, game)), whole: true },
    undone: `what was done to game #${number} is undone`,
    instead: () => (game?.status === 'voided' ? modification(appealed()) : null),
    undecided: () =>
      game?.status === 'open' ? [{ code: 'not-decided-yet', game: number, acts: ['III.3'] }] : [],
    answering: (petitioner) => (game === undefined ? null : answering(game, appealed(), petitioner)),
    isOpponent: (person) => game !== undefined && isPlayer(game, person),
    involved: () => ({
      decided: decidersOn(view.entries, number),
      players: game === undefined ? [] : [game.player, game.opponent],
    }),
    effects: (relief) => effectsOn(view, number, appealed(), relief),
    keptResult: (named) => (game === undefined ? named : asNamed(game, named)),
    result(score, name) {
      if (game === undefined)
        return { told: `game #${number} counts as drawn`, published: 'the game has another result' };
      const winner = name(score === 1 ? game.player : game.opponent);
      return score === 0.5
        ? { told: `game #${number} counts as drawn`, published: `game ${number} is a draw` }
        : {
            told: `game #${number} counts as won by ${winner}`,
            published: `game ${number} is won by ${winner}`,
          };
    },
    isGathered: () => game?.online === true,
    log: () => logFile(view, number),
    async lines(words) {
      const act = appealed();
      return [
        `Game #${number}: ${resultLine(view, gameOf(view, number))}`,
        ...(act === undefined ? [] : await reasonLines(words, act.seq)),
      ];
    },
  };
}

/** A game that the Chief Justice took off the board is a technical modification (Act III.5). */
const modification = (act: ActOnGame | undefined): Subject | null =>
  act !== undefined && isTechnical(act) ? { kind: 'technical', entry: act.seq } : null;

/** The person who decided on it with a Moderator's power, else the other player. */
function answering(game: Game, act: ActOnGame | undefined, petitioner: PersonNumber | null): PersonNumber {
  const by = act === undefined || act.type === 'game-counted' ? game.enteredBy : act.by;
  if (by !== null && !isPlayer(game, by)) return by;
  return game.player === petitioner ? game.opponent : game.player;
}

function decidersOn(entries: readonly Entry[], game: GameNumber): (PersonNumber | null)[] {
  const own = entries.filter((entry) => 'game' in entry && entry.game === game);
  const places = new Set(own.map(({ seq }) => seq));
  const voids = entries.filter((entry) => entry.type === 'voided' && places.has(entry.entry));
  const overseers = own.map((entry) => (entry.type === 'game-approved' ? entry.overseer : null));
  return [...[...own, ...voids].map(({ by }) => by), ...overseers];
}

function effectsOn(view: ClubView, game: GameNumber, act: ActOnGame | undefined, relief: Relief): Effect[] {
  if (relief.kind === 'result') {
    const isGone = act?.type === 'voided' || act?.type === 'game-refused';
    const back: Effect[] = isGone ? [{ kind: 'void', entry: act.seq }] : [];
    return [...back, { kind: 'game', game, score: relief.score }];
  }
  if (relief.kind !== 'undo' || act === undefined) return [];
  if (act.type !== 'rematch-decided') return [{ kind: 'void', entry: act.seq }];
  const before = resultBefore(view, game, act.seq);
  return before === undefined ? [] : [{ kind: 'game', game, score: before.score }];
}

/** Act I.9.7: what was logged of an online game, as a file; null for any other game. */
function logFile(view: ClubView, game: GameNumber): ExhibitFile | null {
  const log = logWithoutNames(view, game);
  return log && { name: `game-${log.online}-log.txt`, bytes: new TextEncoder().encode(log.text) };
}

/** A deduction for absence or not playing before the Court (Act II.6.3). */
export const broughtDeduction = (view: ClubView, seq: number): Brought => ({
  ...ofEntry(view, seq),
  words: 'a deduction for absence or not playing',
  undone: 'the deduction is undone, and its points come back',
  act: 'II.6.3',
  enBanc: true,
  answering: () => null,
  effects: ({ kind }) => (kind === 'undo' ? excuse(view, seq) : []),
  lines: async () => [`A ${plain(changeWords(view, view.entries[seq - 1]))}.`],
});

/** A score that was changed, or a game that was taken off the board, before the Court (Act III.5). */
export function broughtChange(view: ClubView, seq: number): Brought {
  const entry = view.entries[seq - 1];
  const isAdjustment = entry?.type === 'adjusted';
  const enBanc = entry !== undefined && isTechnical(entry);
  return {
    ...ofEntry(view, seq),
    words: 'a change of a score',
    undone: 'the change is undone',
    ...(enBanc ? { act: 'III.5.1', enBanc } : {}),
    answering: () => entry?.by ?? null,
    hasPoints: () => isAdjustment,
    points: () => changeBy(view, seq),
    effects(relief) {
      if (relief.kind === 'undo') return [{ kind: 'void', entry: seq }];
      return relief.kind === 'points' && isAdjustment
        ? [{ kind: 'adjust', entry: seq, points: relief.points }]
        : [];
    },
    lines: async (words) => [`The ${plain(changeWords(view, entry))}.`, ...(await reasonLines(words, seq))],
  };
}

const ofEntry = (view: ClubView, seq: number) => ({
  choice: { label: () => changeWords(view, view.entries[seq - 1]) },
  involved: () => ({ decided: [view.entries[seq - 1]?.by], players: [] }),
});

/** Act III.5: whether it was done for technical reasons, so that the whole Court hears a petition against it. */
export const isTechnical = ({ acts }: Entry): boolean => acts.includes('III.5');

/** Act II.6.3: the deduction as it stands now, where it was made again since; else the one that was appealed. */
function excuse({ state, entries }: ClubView, seq: number): Effect[] {
  const made = entries[seq - 1];
  if (made?.type !== 'decayed') return [];
  const { person, date, basis } = made;
  const entry = state.sessions.get(date)?.decays.get(person)?.get(basis) ?? seq;
  return [{ kind: 'excuse', entry, person, date, basis }];
}

/** By how many points an entry changed a score: as it says, or as it came to. */
function changeBy({ entries, rules }: ClubView, seq: number): number {
  const entry = entries[seq - 1];
  if (entry?.type === 'adjusted' && typeof entry.change !== 'string') return entry.change.points;
  let came = 0;
  rules.fold(entries, (move) => {
    if (move.kind === 'adjusted' && move.entry.seq === seq) came = move.after - move.before;
  });
  return came;
}

const bases: Readonly<Record<DecayBasis, string>> = {
  absence: 'deduction for absence',
  idle: 'deduction for playing no game',
};

/** A change of a score, in a few words; as typed, with the name tidied. */
function changeWords({ people }: ClubView, entry: Entry | undefined): string {
  if (entry?.type === 'decayed') return bases[entry.basis];
  if (entry?.type !== 'adjusted') return 'game taken off the board';
  const name = tidy(people.byNumber(entry.person)?.name ?? `#${entry.person}`, 32);
  const { change } = entry;
  return `score of ${name}: ${typeof change === 'string' ? change : signed(change.points)}`;
}

/** A monitor before the Court (Act II.10.6). */
export const broughtMonitor = (view: ClubView, seq: number): Brought => ({
  words: 'a monitor',
  choice: { label: () => 'monitor' },
  undone: 'the monitor is lifted',
  act: 'II.10.6',
  answering: () => view.entries[seq - 1]?.by ?? null,
  involved: () => ({
    decided: view.entries.filter((entry) => monitorIn(entry) === seq).map(({ by }) => by),
    players: [],
  }),
  effects: ({ kind }) => (kind === 'undo' ? [{ kind: 'lift', monitor: seq }] : []),
  async lines({ text }) {
    const entry = view.entries[seq - 1];
    if (entry?.type !== 'monitored') return [];
    const by = entry.by === null ? '' : ` by ${nameOf(view, entry.by)}`;
    const suspicion = await text(seq, 'suspicion');
    return [
      `A monitor on ${nameOf(view, entry.person)}${by}.`,
      ...(suspicion === null ? [] : [`Suspicion: ${plain(suspicion, 1000)}`]),
    ];
  },
});

/** The monitor that an entry sets or states again; null for any other entry. */
function monitorIn(entry: Entry): number | null {
  if (entry.type === 'monitored') return entry.seq;
  return entry.type === 'monitor-restated' ? entry.monitor : null;
}

/** Act II.10.2: the entry by which a Moderator lifted the monitor of that entry, or null. */
export function monitorEnded(
  { state, entries }: Pick<ClubView, 'state' | 'entries'>,
  entry: Entry,
): number | null {
  const monitor = monitorIn(entry);
  const isOver = state.monitors.some(({ seq, liftedAt }) => seq === monitor && liftedAt !== null);
  if (!isOver) return null;
  return entries.find((each) => each.type === 'monitor-lifted' && each.monitor === monitor)?.seq ?? null;
}

/** What somebody did to a game, which the Court can undo. */
type ActOnGame = EntryOf<'game-corrected' | 'game-refused' | 'game-counted' | 'rematch-decided' | 'voided'>;

/**
 * What a petition with that place in the ledger is against: the latest decision of a Moderator on the game that stood then, else
 * the entry by which it counts; undefined where there is neither.
 */
function actAppealedFrom(
  { entries, rules }: Pick<ClubView, 'entries' | 'rules'>,
  game: GameNumber,
  filed: number,
): ActOnGame | undefined {
  const before = entries.slice(0, filed - 1);
  const { voided } = rules.lookBack(before);
  const counted = before.filter((entry) => entry.type === 'game-counted' && entry.game === game);
  const acts = before
    .filter((entry) => isActOn(entry, game, counted))
    .filter(({ seq: act }) => !voided.has(act));
  return acts.findLast(({ type }) => type !== 'game-counted') ?? acts.at(-1);
}

function isActOn(entry: Entry, game: GameNumber, counted: readonly Entry[]): entry is ActOnGame {
  switch (entry.type) {
    case 'game-corrected':
    case 'game-refused':
    case 'game-counted':
      return entry.game === game;
    case 'rematch-decided':
      return entry.game === game && entry.score !== null;
    case 'voided':
      return counted.some(({ seq }) => seq === entry.entry);
    default:
      return false;
  }
}
