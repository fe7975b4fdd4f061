import type { Answer, CommandRequest, Submission } from '../../src/discord/command.ts';
import { actInForce, ownTexts } from '../../src/house/amendment/own-texts.ts';
import { actLimit, needsAmender } from '../../src/house/amendment/read-wish.ts';
import { versionInForce } from '../../src/house/book/amendment.ts';
import { plans } from '../../src/house/plans.ts';
import { notUnderstood, refused } from '../../src/house/result.ts';
import { type Act, actNumbered, citation } from '../../terms/register.ts';
import { ask } from '../ask.ts';

/** The text that an Act has in the club now. */
async function presentText({ services, club }: CommandRequest | Submission, act: Act): Promise<string> {
  const view = await services.clubs.view(club);
  return actInForce(act, view.state.figures, await ownTexts(services.clubs, view)).text;
}

/** Opens a form with the text that the Act has now. */
export async function writeAct(request: CommandRequest, typed: string): Promise<Answer> {
  const view = await request.services.clubs.view(request.club);
  const authority = needsAmender(view, request.actor);
  if (authority.length > 0) return { kind: 'result', result: refused(...authority) };
  const act = actNumbered(typed);
  if (act === null) return { kind: 'result', result: notUnderstood({ problem: 'no-such-act', text: typed }) };
  const label = `The text of ${citation(act)}`;
  const value = await presentText(request, act);
  const version = (request.options.string('version') ?? '').replaceAll(':', ' ').slice(0, 40);
  const field = { id: 'text', label, long: true, maxLength: actLimit, value };
  return { kind: 'modal', modal: { id: `terms-text:${act}:${version}`, title: label, fields: [field] } };
}

/** Takes what was written into the form. */
export async function takeText(submission: Submission): Promise<Answer> {
  const [act = '', version = ''] = submission.args;
  const wish = { act, text: submission.field('text'), version: version === '' ? null : version };
  return askText(submission, { ...wish, suggestion: null });
}

interface NewText {
  act: string;
  text: string;
  version: string | null;
  /** The proposal that is accepted by it. */
  suggestion: string | null;
}

/** Shows how an Act would read otherwise, and publishes that once it is confirmed. */
export async function askText(request: CommandRequest | Submission, wish: NewText): Promise<Answer> {
  const act = actNumbered(wish.act);
  const view = await request.services.clubs.view(request.club);
  const follows = versionInForce(view.state);
  const present = act === null ? '' : await presentText(request, act);
  return ask(request, plans.text, { ...wish, present, follows });
}

/** Shows what another figure would be, and publishes that once it is confirmed. */
export async function askFigure(request: CommandRequest, figure: string): Promise<Answer> {
  const { options } = request;
  const view = await request.services.clubs.view(request.club);
  return ask(request, plans.figure, {
    figure,
    value: options.string('value') ?? '',
    version: options.string('version'),
    follows: versionInForce(view.state),
  });
}
