import type { GameRead } from './read-game.ts';

type Stepped = Pick<GameRead, 'phases' | 'phase'> & { isOver: boolean };

/** The way to the phases before and after the one that is looked at, and to all of them. */
export function Steps({ phases, phase, isOver }: Stepped) {
  const at = phase === null ? phases.length : phases.indexOf(phase);
  const stepTo = (name: string, label: string, to: number) => (
    <a href={addressOf(phases[to])} data-step={name} aria-disabled={to === at ? 'true' : undefined}>
      {label}
    </a>
  );
  return phases.length === 0 ? null : (
    <nav class="steps" aria-label="Steps through the phases">
      {stepTo('first', 'First', 0)}
      {stepTo('previous', 'Previous', Math.max(0, at - 1))}
      {stepTo('next', 'Next', Math.min(phases.length, at + 1))}
      {stepTo('last', lastLabel(isOver), phases.length)}
      <span
        class="print-all"
        data-name="phase"
        data-values={phases.join(' ')}
        data-offer="Print all phases"
      />
    </nav>
  );
}

const lastLabel = (isOver: boolean): string => (isOver ? 'The end' : 'Now');

/** The address of a phase, from the page of its table. */
const addressOf = (phase: string | undefined): string => `?phase=${phase ?? 'now'}`;

/** Every phase that was played, a line for each year. */
export function AllPhases({ phases, phase, winter }: Pick<GameRead, 'phases' | 'phase' | 'winter'>) {
  const years = [...new Set(phases.map(yearOf))];
  return phases.length === 0 ? null : (
    <nav class="all-phases" aria-label="All phases">
      <ol>
        {years.map((year) => (
          <li>
            <span>{year}</span>
            <div>
              {phases
                .filter((each) => yearOf(each) === year)
                .map((each) => (
                  <PhaseLink phase={each} winter={winter} isCurrent={each === phase} />
                ))}
            </div>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const yearOf = (phase: string): string => phase.slice(1, -1);

interface PhaseShown {
  phase: string;
  winter: string;
  isCurrent: boolean;
}

const PhaseLink = ({ phase, winter, isCurrent }: PhaseShown) => {
  const name = shortNames[`${phase.charAt(0)}${phase.slice(-1)}`] ?? winter;
  return (
    <a
      href={addressOf(phase)}
      aria-label={`${name} ${yearOf(phase)}`}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {name}
    </a>
  );
};

const shortNames: Readonly<Record<string, string>> = {
  SM: 'Spring',
  SR: 'Spring retreats',
  FM: 'Fall',
  FR: 'Fall retreats',
};
