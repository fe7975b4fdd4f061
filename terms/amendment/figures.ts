import type { Figures } from '../figures.ts';
import type { Act } from '../register.ts';
import { type LimitedFigure, wholeLimits } from './limits.ts';
import {
  dayList,
  dayOfWeek,
  kFactorList,
  type Notation,
  oneLine,
  pieceList,
  rungList,
  share,
  timeOfDay,
  timeZone,
  whole,
  yesOrNo,
} from './notation.ts';

export type FigureName = keyof Figures;

/** A figure of the Terms as the Chief Justice may set it anew (Act IV.1). */
export interface Settable {
  readonly name: FigureName;
  /** The Act that the figure belongs to. */
  readonly act: Act;
  /** What it is, in a few words. */
  readonly title: string;
  /** What is to be typed. */
  readonly expects: string;
  /** The figure by its name as somebody typed it, still to be held to its limits; null where that cannot be read. */
  read(text: string): unknown;
  /** As it would be typed. */
  show(figures: Figures): string;
}

const settable = <Name extends FigureName>(
  name: Name,
  act: Act,
  title: string,
  notation: Notation<Figures[Name]>,
): Settable => ({
  name,
  act,
  title,
  expects: notation.expects,
  read(text) {
    const value = notation.read(text);
    return value === null ? null : { [name]: value };
  },
  show: (figures) => notation.show(figures[name]),
});

const count = (name: LimitedFigure, act: Act, title: string): Settable =>
  settable(name, act, title, whole(wholeLimits[name]));

/** The figures that the Chief Justice sets, in the order of their Acts. */
export const settableFigures: readonly Settable[] = [
  settable('weekday', '0.5', 'day of the session', dayOfWeek),
  settable('opens', '0.5', 'beginning of the session', timeOfDay),
  settable('closes', '0.5', 'end of the session', timeOfDay),
  settable('room', '0.5', 'room of the session', oneLine),
  settable('timezone', '0.5', 'time zone of the club', timeZone),
  count('minimumPresenceMinutes', '0.9', 'minutes in the room that count as being present'),
  settable('pieceValues', 'I.5', 'points for captured pieces', pieceList),
  count('rematchSessions', 'I.6', 'sessions within which a rematch is played'),
  count('rematchMinutes', 'I.6', 'minutes on each clock in a rematch'),
  count('clockMinutes', 'I.7', 'minutes on each clock, unless other ones are asked for'),
  count('onlineChallengeMinutes', 'I.9', 'minutes in which an online challenge can be taken up'),
  count('onlineGamesAtOnce', 'I.9.1', 'online games at once'),
  count('onlineGamesPerDay', 'I.9.2', 'online games a day'),
  settable('onlineShare', 'I.9.3', 'share of the K-factor in an online game', share),
  settable('castlingOnline', 'I.9.11', 'castling in online games', yesOrNo),
  count('startingScore', 'II.1', 'score to start with'),
  count('floor', 'II.2', 'lowest score there is'),
  settable('kFactors', 'II.3', 'K-factors by games played', kFactorList),
  count('lateEntryDays', 'II.4', 'days after which a game can still be entered'),
  count('sameGameMinutes', 'II.4.1', 'minutes in which entries of the same two players are one game'),
  settable('fraudLadder', 'II.5', 'what fraud costs, time by time', rungList),
  count('fraudBanWeeks', 'II.5', 'weeks of a ban for fraud'),
  count('absenceSessions', 'II.6.1', 'sessions missed in a row before it costs points'),
  count('absenceDeduction', 'II.6.1', 'points lost for a session missed'),
  count('idleSessions', 'II.6.2', 'sessions without a game in a row before it costs points'),
  count('idleDeduction', 'II.6.2', 'points lost for a session without a game'),
  count('removalSessions', 'II.7', 'sessions looked back on before a removal'),
  count('removalAbsences', 'II.7', 'absences among them that allow a removal'),
  count('removalGames', 'II.7', 'games in them that still allow a removal'),
  count('removalRequestDays', 'II.8', 'days until somebody who asks is removed'),
  count('monitorSessions', 'II.10.5', 'sessions before a monitor has to be restated'),
  count('declarationDays', 'III.2.4', 'days in which a Moderator declares a penalty'),
  settable('reminderDays', 'III.2.4', 'days on which somebody is reminded of a deadline', dayList),
  count('panelSize', 'III.3.3', 'Justices on a panel'),
  count('grantingJustices', 'III.3.6', 'Justices who grant a case without the Chief Justice'),
  count(
    'answerDays',
    'III.3.6',
    'days after which everybody is told that a case waits for the Chief Justice',
  ),
  count('redecisionDays', 'III.3.8', 'days for a new decision after a remand'),
  count('enBancVoteDays', 'III.3.9', 'days in which all Justices vote'),
  count('opinionDays', 'III.3.10', 'days in which an opinion is written'),
];

/** Whether a change of figures changes when or where sessions are (Act 0.5). */
export const movesSessions = (changes: Partial<Figures>): boolean =>
  settableFigures.some(({ name, act }) => act === '0.5' && changes[name] !== undefined);

/** The figure of that name, however its letters are written; null where there is none that the Chief Justice sets. */
export const settableNamed = (text: string): Settable | null =>
  settableFigures.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase()) ?? null;

/** Those that somebody may mean by words of the name, the title or the Act; all of them when nothing is typed. */
export function findFigures(typed: string): Settable[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return settableFigures.filter(({ name, act, title }) => {
    const said = `${name} act ${act} ${title}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** What a change of figures changes, each with how it was and how it is. */
export const changedFigures = (
  before: Figures,
  changes: Partial<Figures>,
): { figure: Settable; was: string; is: string }[] =>
  settableFigures
    .filter(({ name }) => changes[name] !== undefined)
    .map((figure) => ({
      figure,
      was: figure.show(before),
      is: figure.show({ ...before, ...changes }),
    }));
