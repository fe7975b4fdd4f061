import { mayAmend } from '../../../terms/amendment/authority.ts';
import { isSomeFigures, settableNamed } from '../../../terms/amendment/figures.ts';
import { contradictionIn } from '../../../terms/amendment/limits.ts';
import { isLaterVersion, nextVersion, parseVersion } from '../../../terms/amendment/versions.ts';
import { type Figures, withFigures } from '../../../terms/figures.ts';
import type { Act } from '../../../terms/register.ts';
import { versionInForce } from '../book/amendment.ts';
import { type Actor, officesOfActor } from '../people.ts';
import type { ClubView } from '../ports.ts';
import { allOf, done, notUnderstood, type Refusal, type Result, unlessRefused } from '../result.ts';
import { readAct, readWords } from '../texts.ts';

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
  const wished = allOf(readAct(wish.act), readText(wish), readVersion(view, wish));
  const read = unlessRefused(needsAmender(view, actor), wished);
  if (!read.ok) return read;
  const [act, text, version] = read.value;
  return done({ version, act, text, figures: null });
}

function readText({ text, present }: TextWish): Result<string> {
  const read = readWords(text.replace(/\r\n?/g, '\n'), 'text', actLimit);
  return read.ok && read.value === present.trim() ? notUnderstood({ problem: 'nothing-to-change' }) : read;
}

/** What another figure would be published as, or why it cannot be. Changes nothing. */
export function previewFigure(
  view: ClubView,
  actor: Actor,
  wish: FigureWish,
): Result<Extract<Amendment, { act: null }>> {
  const wished = allOf(readFigure(view.state.figures, wish), readVersion(view, wish));
  const read = unlessRefused(needsAmender(view, actor), wished);
  if (!read.ok) return read;
  const [figures, version] = read.value;
  return done({ version, act: null, text: null, figures });
}

function readFigure(figures: Figures, { figure: name, value: text }: FigureWish): Result<Partial<Figures>> {
  const figure = settableNamed(name);
  if (figure === null) return notUnderstood({ problem: 'no-such-figure', text: name });
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
