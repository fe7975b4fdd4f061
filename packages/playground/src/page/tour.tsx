import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { TourSeen, type TourStep } from '../people/protocol.ts';
import { ask } from './api.ts';
import { useSight } from './sight.ts';

/** Where the tour stands: not offered yet, at a step, or put away. */
const KEPT_AS = 'playground-tour';

export interface Guide {
  steps: readonly TourStep[];
  /** The step it stands at; -1 is the offer; null is put away. */
  at: number | null;
  goTo(at: number | null): void;
}

/** The tour, offered to whoever has not seen it in this browser. */
export function useGuide(): Guide {
  const [steps, setSteps] = useState<readonly TourStep[]>([]);
  const [at, setAt] = useState<number | null>(localStorage.getItem(KEPT_AS) === null ? -1 : null);
  useEffect(() => {
    ask('GET', '/tour', TourSeen).then(setSteps, () => setSteps([]));
  }, []);
  return {
    steps,
    at,
    goTo(next) {
      localStorage.setItem(KEPT_AS, 'seen');
      setAt(next);
    },
  };
}

/** One step of the tour; its button goes there and types, and never sends. */
export function Tour({ guide, onGo }: { guide: Guide; onGo(step: TourStep): void }): VNode | null {
  const { steps, at, goTo } = guide;
  if (at === null || steps.length === 0) return null;
  const step = steps[at];
  return (
    <aside class="tour" aria-label="Guided tour">
      {step === undefined ? (
        <Offer count={steps.length} onTake={() => goTo(0)} />
      ) : (
        <Step step={step} guide={guide} at={at} onGo={onGo} />
      )}
      <button type="button" class="icon close" aria-label="Close the tour" onClick={() => goTo(null)}>
        ×
      </button>
    </aside>
  );
}

function Offer({ count, onTake }: { count: number; onTake(): void }): VNode {
  return (
    <>
      <h2>Are you new here?</h2>
      <p>See how it goes, in {count} short steps.</p>
      <p class="tour-buttons">
        <button type="button" class="button primary" onClick={onTake}>
          Take the tour
        </button>
      </p>
    </>
  );
}

interface Stepping {
  step: TourStep;
  at: number;
  guide: Guide;
  onGo(step: TourStep): void;
}

function Step({ step, at, guide: { steps, goTo }, onGo }: Stepping): VNode {
  const last = at === steps.length - 1;
  return (
    <>
      <p class="faint">
        Step {at + 1} of {steps.length}
      </p>
      <h2>{step.title}</h2>
      <p>{step.text}</p>
      {step.type !== undefined && <p>The button types it for you. Read it, then send it.</p>}
      <p class="tour-buttons">
        <GoButton step={step} onGo={onGo} />
        {at > 0 && (
          <button type="button" class="button secondary" onClick={() => goTo(at - 1)}>
            Back
          </button>
        )}
        <button type="button" class="button secondary" onClick={() => goTo(last ? null : at + 1)}>
          {last ? 'Finish' : 'Next'}
        </button>
      </p>
    </>
  );
}

/** Says what it will do: be somebody, be somewhere, and have something typed. */
function GoButton({ step, onGo }: Pick<Stepping, 'step' | 'onGo'>): VNode | null {
  const { state } = useSight();
  const who = state.people.find(({ name }) => name === step.as)?.displayName ?? step.as;
  const words = [
    who === undefined ? '' : `Be ${who}`,
    step.channel === undefined ? '' : `go to #${step.channel}`,
    step.type === undefined ? '' : `type ${step.type.split(' ').slice(0, 2).join(' ')}`,
  ].filter((each) => each !== '');
  if (words.length === 0) return null;
  return (
    <button type="button" class="button primary" onClick={() => onGo(step)}>
      {words.join(', ').replace(/^./, (first) => first.toUpperCase())}
    </button>
  );
}
