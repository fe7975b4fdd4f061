import type { VNode } from 'preact';
import type { TourStep } from '../people/protocol.ts';
import { type Guide, nextAfter } from './guide.ts';
import { useSight } from './sight.ts';
import type { State } from './state/state.ts';
import { clockFace } from './times.ts';

interface Taking {
  guide: Guide;
  /** Goes where a step is, and types or does what it says. */
  onGo(step: TourStep): void;
}

/** The tour beside the messages: its offer, a step or its end. */
export function Tour({ guide, onGo }: Taking): VNode | null {
  const { steps, at, goTo } = guide;
  if (at === null || steps.length === 0) return null;
  return (
    <aside class="tour" aria-label="Guided tour">
      <Stage guide={guide} onGo={onGo} />
      <button type="button" class="icon close" aria-label="Close the tour" onClick={() => goTo(null)}>
        ×
      </button>
    </aside>
  );
}

function Stage({ guide, onGo }: Taking): VNode {
  const { steps, done, at, goTo } = guide;
  const step = typeof at === 'number' ? steps[at] : undefined;
  if (step !== undefined) return <Step step={step} guide={guide} onGo={onGo} />;
  if (at === 'end') return <End guide={guide} />;
  return <Offer count={steps.length} onTake={() => goTo(nextAfter(done, -1))} />;
}

function Offer({ count, onTake }: { count: number; onTake(): void }): VNode {
  return (
    <>
      <h2>Are you new here?</h2>
      <p>See how it works, in {count} short steps.</p>
      <p class="tour-buttons">
        <button type="button" class="button primary" onClick={onTake}>
          Take the tour
        </button>
      </p>
    </>
  );
}

function End({ guide: { steps, done, goTo } }: { guide: Guide }): VNode {
  const skipped = nextAfter(done, -1);
  return (
    <>
      <Progress steps={steps} done={done} at={steps.length} />
      <h2>That was the tour</h2>
      <p>Now try anything you like. You can be anyone here, and nothing you do is kept.</p>
      <p class="tour-buttons">
        <button type="button" class="button primary" onClick={() => goTo(null)}>
          Finish
        </button>
        {skipped !== 'end' && (
          <button type="button" class="button secondary" onClick={() => goTo(skipped)}>
            See what you skipped
          </button>
        )}
      </p>
    </>
  );
}

function Step({ step, guide, onGo }: Taking & { step: TourStep }): VNode {
  const { steps, done, goTo } = guide;
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  return (
    <>
      <Progress steps={steps} done={done} at={at} />
      <p class="tour-done" role="status">
        {done[at] === true && 'You have done this step.'}
        {done[at] !== true && before !== undefined && done[at - 1] === true && `✓ ${before.title}`}
      </p>
      <h2>{step.title}</h2>
      <p>{step.text}</p>
      <p class="tour-buttons">
        <GoButton step={step} onGo={onGo} />
        {at > 0 && (
          <button type="button" class="button secondary" onClick={() => goTo(at - 1)}>
            Back
          </button>
        )}
        <button
          type="button"
          class="button secondary"
          onClick={() => goTo(at + 1 < steps.length ? at + 1 : 'end')}
        >
          {done[at] === true ? 'Next' : 'Skip'}
        </button>
      </p>
    </>
  );
}

type Steps = Pick<Guide, 'steps' | 'done'>;

/** A mark for each step, filled where it is done. */
function Progress({ steps, done, at }: Steps & { at: number }): VNode {
  return (
    <p class="faint tour-progress">
      <span>{at < steps.length ? `Step ${at + 1} of ${steps.length}` : 'All steps'}</span>
      <span aria-hidden="true">
        {steps.map((_, place) => (
          <span key={place} class={`mark ${done[place] ? 'done' : ''} ${place === at ? 'here' : ''}`} />
        ))}
      </span>
      <span class="unseen">{done.filter((each) => each).length} done</span>
    </p>
  );
}

/** Says what it will do: be somebody, and type or send something, or move the clock. */
function GoButton({ step, onGo }: Pick<Taking, 'onGo'> & { step: TourStep }): VNode | null {
  const { state } = useSight();
  const words = deedsOf(step, state);
  if (words.length === 0) return null;
  return (
    <button type="button" class="button primary" onClick={() => onGo(step)}>
      {words.join(' and ').replace(/^./, (first) => first.toUpperCase())}
    </button>
  );
}

function deedsOf({ as, type, send, clock }: TourStep, { people, me, clock: { timezone } }: State): string[] {
  const person = people.find(({ name }) => name === as);
  const command = type?.split(/ (?=\w+:)/)[0];
  return [
    ...(person === undefined || person.id === me.id ? [] : [`be ${person.displayName}`]),
    ...(command === undefined ? [] : [`${send ? 'send' : 'type'} ${command}`]),
    ...(clock === undefined ? [] : [`move the clock to ${timeAt(clock, timezone)}`]),
  ];
}

/** The time of day, without the seconds. */
const timeAt = (instant: string, timezone: string): string =>
  clockFace(Date.parse(instant), timezone).split(' ').at(-1)?.slice(0, 5) ?? '';
