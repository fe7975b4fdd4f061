import { parseLocalDate } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { GamesAsked } from '../../ladder/board/games-wanted.ts';
import { allGames } from '../../ladder/book/games.ts';
import type { PersonNumber, Points } from '../../ledger/fields.ts';
import { nameOf } from '../pieces.tsx';

/** What a game can bring the player who is looked for. */
export const resultChoices = { won: 1, drawn: 0.5, lost: 0 } as const satisfies Readonly<
  Record<string, Points>
>;
type ResultChoice = keyof typeof resultChoices;

/** The form as it was filled in; empty where it was not. */
export interface FormFilled {
  player: string;
  result: string;
  from: string;
  to: string;
}

/** What of the form cannot be made out, field by field. */
type Problems = Partial<Record<keyof FormFilled, string>>;

/** The form, and which games it asks for; null where something of it makes no sense. */
export interface Sought {
  form: FormFilled;
  problems: Problems;
  asked: GamesAsked | null;
}

const longest = 32;

/** Reads the form of the list of games. */
export function readSought(view: ClubView, query: Readonly<Record<string, string>>): Sought {
  const typed = (name: keyof FormFilled): string => (query[name] ?? '').trim().slice(0, longest);
  const form = { player: typed('player'), result: typed('result'), from: typed('from'), to: typed('to') };
  const player = playerNamed(view, form.player);
  const problems: Problems = {
    ...('problem' in player ? { player: player.problem } : {}),
    ...problemWithResult(form),
    ...problemsWithDays(form),
  };
  if (Object.keys(problems).length > 0 || 'problem' in player) return { form, problems, asked: null };
  const { from, to } = form;
  const asked = { person: player.person, score: scoreOf(form.result), from: from || null, to: to || null };
  return { form, problems, asked };
}

const isChoice = (text: string): text is ResultChoice => Object.hasOwn(resultChoices, text);

const scoreOf = (text: string): Points | null => (isChoice(text) ? resultChoices[text] : null);

function problemWithResult({ player, result }: FormFilled): Problems {
  if (result === '') return {};
  if (!isChoice(result)) return { result: 'Choose won, drawn or lost.' };
  return player === '' && result !== 'drawn'
    ? { result: 'Type a player’s name too, then choose won or lost.' }
    : {};
}

function problemsWithDays({ from, to }: FormFilled): Problems {
  const notADay = 'Write the day year first, like 2026-11-20.';
  const [first, last] = [parseLocalDate(from), parseLocalDate(to)];
  return {
    ...(from !== '' && first === null ? { from: notADay } : {}),
    ...(to !== '' && last === null ? { to: notADay } : {}),
    ...(first !== null && last !== null && first > last
      ? { to: 'This day comes before the first one.' }
      : {}),
  };
}

/** The one player who is called so, or has that in their name; nobody is looked for by an empty name. */
function playerNamed(view: ClubView, typed: string): { person: PersonNumber | null } | { problem: string } {
  if (typed === '') return { person: null };
  const players = playersOf(view).map((person) => ({ person, name: folded(nameOf(view, person)) }));
  const whole = players.filter(({ name }) => name === folded(typed));
  const found = whole.length > 0 ? whole : players.filter(({ name }) => name.includes(folded(typed)));
  const [first, ...others] = found;
  if (first === undefined) return { problem: 'Nobody of that name has a game that counts.' };
  if (others.length === 0) return { person: first.person };
  return { problem: `${found.length} players have that in their names. Write more of the name.` };
}

const folded = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en-GB');

/** Those who have played a game that counts: everybody can see in the list who they are. */
const playersOf = ({ state }: ClubView): PersonNumber[] => [
  ...new Set(
    allGames(state)
      .filter(({ status }) => status === 'counted')
      .flatMap(({ player, opponent }) => [player, opponent]),
  ),
];
