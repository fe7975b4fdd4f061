import { isErased } from './people.ts';
import type { ClubView } from './ports.ts';
import { withoutScores } from './worn.ts';

/** No more than anybody wants to choose from. */
const most = 3;

/** The names of people the club knows that are most like a text which names nobody, the nearest first; none of those erased. */
export function nearNames(view: ClubView, text: string): string[] {
  const typed = bare(withoutScores(text.trim().replace(/^@/, '')));
  const names = view.people.all().flatMap((person) => (isErased(view, person) ? [] : [person.name]));
  return [...new Set(names)]
    .map((name) => ({ name, off: howFar(typed, bare(name)) }))
    .filter(({ off }) => off <= atMost(typed))
    .sort((one, other) => one.off - other.off || one.name.localeCompare(other.name))
    .slice(0, most)
    .map(({ name }) => name);
}

/** As it sounds: in small letters and without accents. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How many letters may be wrong: the fewer there are, the fewer of them. */
const atMost = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** How many letters of a name were typed wrong, left out or put in; one where only its start or its first name was typed. */
function howFar(typed: string, name: string): number {
  const isPart = typed.length >= 3 && (name.startsWith(typed) || typed.startsWith(`${name} `));
  return isPart ? 1 : Math.min(...[name, ...name.split(' ')].map((each) => edits(typed, each)));
}

/** Levenshtein's distance, row by row. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [at, theirs] of [...other].entries())
      next.push(
        Math.min((row[at] ?? 0) + Number(letter !== theirs), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
