import type { APIEmbed } from 'discord-api-types/v10';
import { citation } from '../../terms/register.ts';
import { hearingWords } from '../appeals/words/hearing.ts';
import { courtOpinionWords } from '../appeals/words/opinions.ts';
import { petitionWords } from '../appeals/words/petitions.ts';
import { votingWords } from '../appeals/words/voting.ts';
import { joined, partsOf } from '../house/chapters.ts';
import type { ClubView } from '../house/ports.ts';
import type { Invalid, Refusal, Result } from '../house/result.ts';
import type { Told } from '../house/told.ts';
import { amendmentWords } from '../house/words/amendment.ts';
import { chiefWords } from '../house/words/chief.ts';
import { consentWords } from '../house/words/consent.ts';
import { officeWords } from '../house/words/offices.ts';
import { disciplineWords } from '../house/words/penalties.ts';
import { privacyWords } from '../house/words/privacy.ts';
import { reminderWords } from '../house/words/reminders.ts';
import { removalWords } from '../house/words/removal.ts';
import {
  colours,
  type OutcomeWords,
  type Rendered,
  type Reply,
  type Scene,
  toAsker,
} from '../house/words/reply.ts';
import { reportWords } from '../house/words/reports.ts';
import { citing, copied, under, type Wording } from '../house/words/text.ts';
import * as chapters from '../ladder/chapters.ts';
import { clockWords } from '../ladder/words/clocks/outcomes.ts';
import { gameOf } from '../ladder/words/game-card.ts';
import { cardReply, gameWords } from '../ladder/words/games.ts';
import { monitorWords } from '../ladder/words/monitors.ts';
import { onlineWords } from '../ladder/words/online/outcomes.ts';
import { sessionWords } from '../ladder/words/sessions.ts';
import { wordInvalid, wordRefusal } from '../refusal-words.ts';
import * as tableChapters from '../tables/chapters.ts';
import type { Outcome, outcomes } from '../told.ts';
import type { Shown } from './answering.ts';
import type { Answer } from './command.ts';

const words: OutcomeWords<typeof outcomes> = {
  ...joined(partsOf(chapters, 'outcomeWords')),
  ...amendmentWords,
  ...chiefWords,
  ...consentWords,
  ...reportWords,
  ...officeWords,
  ...disciplineWords,
  ...privacyWords,
  ...reminderWords,
  ...removalWords,
  ...clockWords,
  ...gameWords,
  ...monitorWords,
  ...onlineWords,
  ...sessionWords,
  ...hearingWords,
  ...courtOpinionWords,
  ...petitionWords,
  ...votingWords,
  ...joined(partsOf(tableChapters, 'outcomeWords')),
};

/** What a change came to, in words; who sees it is part of the reply. Null is what cannot be read any more. */
export async function renderOutcome(outcome: Outcome | null, scene: Scene): Promise<Rendered> {
  return outcome === null ? unreadable : inWords(outcome, scene);
}

const inWords = <Kind extends keyof typeof outcomes>(
  outcome: Told<typeof outcomes, Kind>,
  scene: Scene,
): Rendered | Promise<Rendered> => words[outcome.kind](outcome, scene);

const unreadable: Rendered = {
  audience: 'asker',
  content: 'Done, but I can no longer show the result. Please check what has changed.',
};

/** Everything the Terms have against it, each with its Acts and what to do; for the asker alone. */
export function renderRefusals(refusals: readonly Refusal[], view: ClubView): Reply {
  const worded = refusals.map((refusal) => ({ refusal, ...wordRefusal(refusal, view) }));
  const heading = worded.length > 1 ? 'You can’t do that, for these reasons:' : '';
  const lines = worded.flatMap(({ wrong, remedy }) => [`⛔ ${wrong}`, remedy]);
  const closings = new Set(worded.map(({ closing = '' }) => closing));
  const citations = refusals.flatMap(({ acts, points = [] }) => [...acts.map(citation), ...points]);
  const said = [heading, ...lines, ...closings].filter((line) => line !== '').join('\n');
  return toAsker(`${said}${citing(citations)}`, typedAgain(worded));
}

/** As long as an embed may be. */
const mostTyped = 4_000;

/** What was typed and not taken, so that nobody has to type it again. */
function typedAgain(worded: readonly Wording[]): { embeds?: APIEmbed[] } {
  const embeds = worded.flatMap(({ typed = '' }) =>
    typed.trim() === '' ? [] : { color: colours.reading, description: copied(typed, mostTyped) },
  );
  return embeds.length === 0 ? {} : { embeds };
}

/** What was not understood; for the asker alone. */
export function renderInvalid(invalid: Invalid, view: ClubView): Reply {
  const worded = wordInvalid(invalid, view);
  const { wrong, remedy, acts = [] } = worded;
  return toAsker([`❓ ${wrong}`, `${remedy}${under(acts)}`], typedAgain([worded]));
}

/** Puts the result of a use case into words, of the club as it stands after it. Other answers are words already. */
export async function toShown(answer: Answer, scene: () => Promise<Scene>): Promise<Shown> {
  if (answer.kind !== 'result') return answer;
  const { result, ...rest } = answer;
  return { ...rest, reply: await renderResult(result, await scene()) };
}

async function renderResult(result: Result<Outcome | null>, scene: Scene): Promise<Rendered> {
  if (result.ok) return renderOutcome(result.value, scene);
  if ('invalid' in result) return renderInvalid(result.invalid, scene.view);
  return renderRefused(result.refusals, scene.view);
}

function renderRefused(refusals: readonly Refusal[], view: ClubView): Rendered {
  const reply = renderRefusals(refusals, view);
  const outdated = refusals.find(isOutdated);
  return outdated === undefined ? reply : { ...reply, card: cardReply(view, gameOf(view, outdated.game)) };
}

const outdatedCodes = [
  'game-not-open',
  'game-needs-no-approval',
  'already-confirmed',
  'already-disputed',
] as const;
type Outdated = Extract<Refusal, { code: (typeof outdatedCodes)[number] }>;

const isOutdated = (refusal: Refusal): refusal is Outdated =>
  outdatedCodes.some((code) => code === refusal.code);
