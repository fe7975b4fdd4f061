import type { ComponentChildren } from 'preact';
import { Link, useLink } from '../pieces.tsx';
import { type FormFilled, resultChoices, type Sought } from './wanted.ts';

type Shown = Pick<Sought, 'form' | 'problems'>;

const nothingYet: Shown = { form: { player: '', result: '', from: '', to: '' }, problems: {} };

/** The form in which somebody says which games they look for. It works without any script. */
export function LookFor({ sought }: { sought: Shown | null }) {
  const { form, problems } = sought ?? nothingYet;
  const field = (name: keyof FormFilled) => ({ name, problem: problems[name] ?? null });
  return (
    <search>
      <form class="look-for games-like" method="get" action={useLink()('games')}>
        <Field label="Player" {...field('player')}>
          {(about) => (
            <input {...about} type="search" value={form.player} maxLength={32} autocomplete="off" />
          )}
        </Field>
        <Field label="Result" {...field('result')}>
          {(about) => (
            <select {...about}>
              <option value="">any</option>
              {Object.keys(resultChoices).map((choice) => (
                <option value={choice} selected={choice === form.result}>
                  {choice}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="From" {...field('from')}>
          {(about) => <input {...about} type="date" value={form.from} />}
        </Field>
        <Field label="To" {...field('to')}>
          {(about) => <input {...about} type="date" value={form.to} />}
        </Field>
        <p class="go">
          <button type="submit">Find</button> {sought === null ? null : <Link to="games">All games</Link>}
        </p>
      </form>
    </search>
  );
}

interface About {
  id: string;
  name: string;
  'aria-invalid'?: 'true';
  'aria-describedby'?: string;
}

interface FieldShown {
  label: string;
  name: keyof FormFilled;
  /** What is wrong with it; null for nothing. */
  problem: string | null;
  children: (about: About) => ComponentChildren;
}

/** A field under its name, and below it what is wrong with what was put in. */
function Field({ label, name, problem, children }: FieldShown) {
  const about = { id: `games-${name}`, name };
  const wrong = `wrong-${name}`;
  return (
    <p>
      <label for={about.id}>{label}</label>
      {children(problem === null ? about : { ...about, 'aria-invalid': 'true', 'aria-describedby': wrong })}
      {problem === null ? null : (
        <strong id={wrong} class="wrong" role="alert">
          {problem}
        </strong>
      )}
    </p>
  );
}
