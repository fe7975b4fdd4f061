import { mayAmend } from '../../../terms/amendment/authority.ts';
import { isSomeFigures, type Settable, settableNamed } from '../../../terms/amendment/figures.ts';
import { contradictionIn } from '../../../terms/amendment/limits.ts';
import { isLaterVersion, nextVersion, parseVersion } from '../../../terms/amendment/versions.ts';
import { type Figures, withFigures } from '../../../terms/figures.ts';
import { type Act, actNumbered } from '../../../terms/register.ts';
import { versionInForce } from '../book/amendment.ts';
import { type Actor, officesOfActor } from '../people.ts';
import type { ClubView } from '../ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../result.ts';
import { readWords } from '../texts.ts';

/** The longest text of an Act, in characters: as much as a form takes. */
export const actLimit = 4_000;

/** Another text of an Act. */
export interface TextWish {
  /** The number of the Act, as typed. */
  act: string;
  text: string;
  /** The text that the Act has now. */
  present: string;
  /** Null to count on from the version in force. */
  version: string | null;
  /** The version that was in force when it was shown what this would change; null where nothing was shown. */
  follows: string | null;
}

/** Another value of a figure, both as typed. */
export interface FigureWish {
  figure: string;
  value: string;
  version: string | null;
  follows: string | null;
}

/** What a publication would change, and the number of its version. */
export type Amendment = { version: string } & (
  | { act: Act; text: string; figures: null }
  | { act: null; text: null; figures: Partial<Figures> }
);

/** Act IV.1: none, or the refusal for somebody who is not the Chief Justice. */
export const needsAmender = (view: ClubView, actor: Actor): Refusal[] =>
  mayAmend(officesOfActor(view, actor)) ? [] : [{ code: 'needs-office', offices: ['chief'], acts: ['IV.1'] }];

/** What another text of an Act would be published as, or why it cannot be. Changes nothing. */
export function previewText(
  view: ClubView,
  actor: Actor,
  wish: TextWish,
): Result<Extract<Amendment, { act: Act }>> {
  const authority = needsAmender(view, actor);
  if (authority.length > 0) return refused(...authority);
  const act = actNumbered(wish.act);
  if (act === null) return notUnderstood({ problem: 'no-such-act', text: wish.act });
  const text = readWords(wish.text.replace(/\r\n?/g, '\n'), 'text', actLimit);
  if (!text.ok) return text;
  if (text.value === wish.present.trim()) return notUnderstood({ problem: 'nothing-to-change' });
  const version = readVersion(view, wish);
  if (!version.ok) return version;
  return done({ version: version.value, act, text: text.value, figures: null });
}

/** What another figure would be published as, or why it cannot be. Changes nothing. */
export function previewFigure(
  view: ClubView,
  actor: Actor,
  wish: FigureWish,
): Result<Extract<Amendment, { act: null }>> {
  const authority = needsAmender(view, actor);
  if (authority.length > 0) return refused(...authority);
  const figure = settableNamed(wish.figure);
  if (figure === null) return notUnderstood({ problem: 'no-such-figure', text: wish.figure });
  const figures = readFigure(view.state.figures, figure, wish.value);
  if (!figures.ok) return figures;
  const version = readVersion(view, wish);
  if (!version.ok) return version;
  return done({ version: version.value, act: null, text: null, figures: figures.value });
}

function readFigure(figures: Figures, figure: Settable, text: string): Result<Partial<Figures>> {
  const wished = figure.read(text);
  if (!isSomeFigures(wished))
    return notUnderstood({ problem: 'not-a-figure', text, title: figure.title, expects: figure.expects });
  const after = withFigures(figures, wished);
  if (figure.show(after) === figure.show(figures)) return notUnderstood({ problem: 'nothing-to-change' });
  const contradiction = contradictionIn(after);
  return contradiction === null
    ? done(wished)
    : notUnderstood({ problem: 'figures-contradict', contradiction });
}

/** A version is later than the one in force: two windows do not publish over one another unseen. */
function readVersion(
  { state }: ClubView,
  { version: typed, follows }: Pick<FigureWish, 'version' | 'follows'>,
): Result<string> {
  const current = versionInForce(state);
  if (follows !== null && follows !== current) return notUnderstood({ problem: 'changed-meanwhile' });
  if (typed === null) return done(nextVersion(current));
  const version = parseVersion(typed);
  if (version === null) return notUnderstood({ problem: 'not-a-version', text: typed });
  return isLaterVersion(version, current)
    ? done(version)
    : notUnderstood({ problem: 'version-not-later', text: version, current });
}
