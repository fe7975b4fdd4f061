import { localDate } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { partsWords, postLink } from '../../house/words/penalty-words.ts';
import { cut, dayOf } from '../../house/words/text.ts';
import { type Aftermath, aftermathOf } from '../aftermath.ts';
import { citationShown } from './case-words.ts';

/** What a line begins with that says what became of a post, and no other line of the bot's. */
const mark = '⚖️ ';

const longest = 2000;

/** What became of what a post tells of, as its first line; null where it is as it was told. */
export function aftermathLine(view: ClubView, entry: number): string | null {
  const aftermath = aftermathOf(view, entry);
  return aftermath === null ? null : `${mark}${wordsOf(aftermath, view, entry)}`;
}

/** The post with that line at its top, in place of the one that it had; its small print stays at its end. */
export function withAftermath(content: string, line: string): string {
  const lines = content.split('\n');
  const own = lines[0]?.startsWith(mark) === true ? lines.slice(1) : lines;
  const print = own.at(-1)?.startsWith('-# ') === true ? own.slice(-1) : [];
  const words = own.slice(0, own.length - print.length).join('\n');
  const room = longest - [line, ...print, ''].join('\n').length;
  return [line, cut(words, room), ...print].join('\n');
}

function wordsOf(aftermath: Aftermath, view: ClubView, entry: number): string {
  const { kind, appeal, byModerator, seq } = aftermath;
  if (appeal === null)
    return `**Lifted** on ${dayOf(localDate(view.entries[seq - 1]?.at ?? 0, view.state.figures))}.`;
  const where = `in ${citationShown(appeal)}`;
  const by = byModerator ? '** by the Moderator, after the Court sent it back' : ' by the Court**';
  const words = {
    undone: `**${byModerator ? 'Withdrawn' : 'Overturned'}${by} ${where}. It no longer stands`,
    changed: `**Changed${by} ${where}${now(view, entry)}`,
    restored: `**It stands again**: so the whole Court decided ${where}`,
    lifted: `**Lifted by the Court** ${where}`,
    superseded: `**No longer so**: the whole Court has decided otherwise ${where}`,
  };
  return `${words[kind]}.${linkTo(aftermath, view)}`;
}

function now(view: ClubView, seq: number): string {
  const penalty = view.state.penalties.find((each) => each?.seq === seq);
  return penalty === undefined ? '' : `. It is now ${partsWords(penalty, view)}`;
}

function linkTo({ seq }: Aftermath, { id, settings }: ClubView): string {
  const [channel, message] = settings.toldPosts[seq]?.split('/') ?? [];
  return channel === undefined || message === undefined
    ? ''
    : ` [The later decision](<${postLink(id, { channel, message })}>)`;
}
