import { figureWords } from './figure.tsx';
import type { RankedShown } from './named.ts';
import { Who } from './pieces.tsx';
import type { LineRead, Working as WorkingRead } from './read-standings.ts';

/** The point of the rules that something rests on. */
export const Cited = ({ point }: { point: string }) => <span class="cited">({point})</span>;

interface WorkingShown {
  own: RankedShown;
  working: WorkingRead;
}

/** How a tie with the line before was broken: what both have, and what decided. */
export const Working = ({ own, working: { before, equal, decided } }: WorkingShown) => (
  <div class="working">
    <Who who={own} /> is tied with <Who who={before} />:
    <ul>
      {equal.map(({ point, says, values }) => (
        <li>
          {says} Both have {values.map(figureWords).join(', ')} <Cited point={point} />.
        </li>
      ))}
      <li>
        {decided === null ? (
          'Nothing puts them apart, so they share the place.'
        ) : (
          <Decided own={own} before={before} decided={decided} />
        )}
      </li>
    </ul>
  </div>
);

interface DecidedShown {
  own: RankedShown;
  before: RankedShown;
  decided: NonNullable<WorkingRead['decided']>;
}

const Decided = ({ own, before, decided }: DecidedShown) => (
  <>
    <strong>Decided:</strong> {decided.says} {decided.of === null ? null : `${turnWords(decided.of)}: `}
    <Who who={before} /> has {figureWords(decided.before)}, <Who who={own} /> has {figureWords(decided.own)}{' '}
    <Cited point={decided.point} />.
  </>
);

/** `1905` is `At the end of 1905`, `roll 2` is `By roll 2`, `without the highest` is `Counted without the highest`. */
function turnWords(of: string): string {
  if (/^\d+$/.test(of)) return `At the end of ${of}`;
  return of.startsWith('roll') ? `By ${of}` : `Counted ${of}`;
}

/** Why the best of a country is before the one that comes next. */
export function Why({ line }: { line: LineRead }) {
  const { next } = line;
  if (next === null || next.why === null) return <>Nobody else played it.</>;
  if (next.why.equal.length > 0) return <Working own={next} working={next.why} />;
  return (
    <>
      Next: <Who who={next} /> with {figureWords(next.points)}
    </>
  );
}
