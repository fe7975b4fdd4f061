import { limits } from '../limits.ts';
import type { Said } from './said.ts';
import { voteWords } from './write-words.ts';

/** The words that begin a message in the voting thread, exactly as the rules have them (R107, R113, R214). */
const beginnings: readonly (readonly [string, (rest: string, text: string) => Said])[] = [
  ['Rule-change:', (text) => ({ is: 'rule-change', text })],
  ['Vote:', (_, text) => readVote(text)],
  ['Point of Order:', (statement) => ({ is: 'point of order', statement })],
  ['Judgement:', readJudgement],
  ['Dispute:', (rest) => ({ is: 'dispute', point: referenceIn(rest).point })],
  ['I agree with Judgement', (rest) => ({ is: 'opinion', agrees: true, point: referenceIn(rest).point })],
  ['I disagree with Judgement', (rest) => ({ is: 'opinion', agrees: false, point: referenceIn(rest).point })],
];

/** What a message in the voting thread says. Its words have to be exact: `vote: yes` is void, and told how to be written. */
export function readVotingWords(message: string): Said {
  const text = message.trim();
  if (text.length > limits.rule)
    return { is: 'void', why: `A message has at most ${limits.rule} characters.` };
  for (const [words, read] of beginnings) {
    if (begins(text, words)) return read(text.slice(words.length).trim(), text);
    if (!text.startsWith(words) && isNearly(text, words))
      return { is: 'void', why: `It has to begin with exactly “${words}”.` };
  }
  return { is: 'talk' };
}

/** Whether a text begins with exactly those words: “Judgements” are something else than a “Judgement”. */
const begins = (text: string, words: string): boolean =>
  text.startsWith(words) && (words.endsWith(':') || !/^\p{L}/u.test(text.slice(words.length)));

/** Whether a text begins with those words but for capitals, spaces and hyphens. */
function isNearly(text: string, words: string): boolean {
  const bare = (each: string): string => each.toLowerCase().replaceAll(/[\s-]/g, '');
  return bare(text.slice(0, words.length + 10)).startsWith(bare(words));
}

/** R113: “Vote: Yes” or “Vote: No” and nothing else. */
function readVote(text: string): Said {
  if (text === voteWords('yes')) return { is: 'vote', choice: 'yes' };
  if (text === voteWords('no')) return { is: 'vote', choice: 'no' };
  return { is: 'void', why: 'A vote is “Vote: Yes” or “Vote: No”, and nothing else.' };
}

function readJudgement(rest: string): Said {
  const { point, after } = referenceIn(rest);
  const [found, word = ''] = /^(true|false)\b[.:,;]?\s{0,8}/i.exec(after) ?? [];
  const verdict = found === undefined ? null : word.toLowerCase() === 'true';
  return { is: 'judgement', point, verdict, reason: after.slice(found?.length ?? 0) };
}

const referenceWords =
  /^(?:…|\.\.\.)?\s{0,8}(?:(?:the\s)?judgement\s)?(?:(?:on|of|to|about)\s)?(?:(?:the\s)?point(?:\sof\sorder)?\s)?(?:#|no\.?\s)?(\d{1,4})\b[.:,;)]?\s{0,8}/i;

/** The number of the point of order that words begin with, and what comes after it. */
function referenceIn(words: string): { readonly point: number | null; readonly after: string } {
  const [found, number] = referenceWords.exec(words) ?? [];
  if (found === undefined) return { point: null, after: words };
  return { point: Number(number), after: words.slice(found.length) };
}

/** What a message in the points thread says: `150 (+4)`, or `Ben P: 150 (+4)` of somebody else (R209). */
export function readPointsWords(message: string): Said {
  const pattern = /^(?:(\S(?:.{0,98}\S)?)\s?:\s{0,4})?([-−]?\d{1,7})\s{0,4}\(\s?([-+−±]?\d{1,7})\s?\)$/u;
  const [, name = null, total, change] = pattern.exec(message.trim()) ?? [];
  if (total === undefined || change === undefined) return { is: 'talk' };
  return { is: 'points', name, total: signed(total), change: signed(change) };
}

const signed = (text: string): number => Number(text.replace('−', '-').replace('±', ''));
