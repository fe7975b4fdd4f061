import { useEffect, useState } from 'preact/hooks';
import { TourSeen, type TourStep } from '../people/protocol.ts';
import { ask } from './api.ts';
import { useSight } from './sight.ts';

/** Where the tour stands: `offer` before its first step, `end` after its last, null once it was put away. */
export type Stage = number | 'offer' | 'end' | null;

/** The tour, as somebody takes it. */
export interface Guide {
  steps: readonly TourStep[];
  /** Which of the steps are done. */
  done: readonly boolean[];
  at: Stage;
  goTo(at: Stage): void;
}

/** The first step after this one that is still to be done; `end` where none is. */
export function nextAfter(done: readonly boolean[], place: number): number | 'end' {
  const next = done.findIndex((isDone, each) => each > place && !isDone);
  return next === -1 ? 'end' : next;
}

/** The tour. It goes on by itself when its step is done, and stays where it is when the page is loaded again. */
export function useGuide(): Guide {
  const { state, session } = useSight();
  const world = state.guild.id;
  const [steps, setSteps] = useState<readonly TourStep[]>([]);
  const [at, setAt] = useState<Stage>(() => stageKept(world));
  const done = steps.map((_, place) => state.toured[place] === true);
  const isDone = typeof at === 'number' && done[at] === true;
  const goTo = (next: Stage) => {
    keepStage(world, next);
    setAt(next);
  };
  useEffect(() => {
    ask('GET', '/tour', TourSeen).then(
      (seen) => {
        session.noteTour(seen.map((step) => step.done));
        setSteps(seen);
      },
      () => setSteps([]),
    );
  }, [session]);
  useGoingOn(
    steps.length > 0 && typeof at === 'number' ? isDone : null,
    at,
    () => typeof at === 'number' && goTo(nextAfter(done, at)),
  );
  return { steps, done, at, goTo };
}

/** Goes on when the step that one is at becomes done; one that was done before stays. Null is not known yet. */
function useGoingOn(isDone: boolean | null, at: Stage, goOn: () => void): void {
  const [waitingAt, setWaitingAt] = useState<Stage>(null);
  useEffect(() => {
    if (isDone === false) setWaitingAt(at);
    if (isDone === true && waitingAt === at) goOn();
  }, [isDone, at]);
}

const KEPT_AS = 'playground-tour';

/** A window takes the tour for itself; others of the same world do not offer it again. */
function stageKept(world: string): Stage {
  const [known, stage] = (sessionStorage.getItem(KEPT_AS) ?? '').split(' ');
  if (known === world && stage !== undefined) return stage === 'null' ? null : stageFrom(stage);
  return localStorage.getItem(KEPT_AS) === world ? null : 'offer';
}

const stageFrom = (kept: string): Stage => (kept === 'offer' || kept === 'end' ? kept : Number(kept));

function keepStage(world: string, stage: Stage): void {
  localStorage.setItem(KEPT_AS, world);
  sessionStorage.setItem(KEPT_AS, `${world} ${stage}`);
}
