import type { ClubView } from '../../house/ports.ts';
import { askRooms } from '../../house/room.ts';
import { partsWords, penaltyOf, whyLines } from '../../house/words/penalty-words.ts';
import type { Scene } from '../../house/words/scene.ts';
import { nameOf, plain, reasonLines } from '../../house/words/text.ts';
import type { PenaltyNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { actAppealedFrom } from '../voting/act-appealed.ts';
import { changeWords } from './item-words.ts';

type Words = Pick<Scene, 'view' | 'text'>;

/**
 * What a case is about, for those who hear it: what was decided, and why. Where everybody may read it, nothing of a
 * penalty that everybody was not told of before. What the petitioner wrote is behind a button.
 */
export async function matterLines(
  { subject, ...known }: Case,
  words: Words,
  hidden: boolean,
): Promise<string[]> {
  const { view } = words;
  switch (subject.kind) {
    case 'penalty':
    case 'ban':
      return hidden || isPublic(view, subject.penalty) ? penaltyLines(subject.penalty, words) : [];
    case 'monitor':
      return monitorLines(subject.monitor, words);
    case 'game':
      return gameLines(subject.game, known, words);
    case 'technical':
      return modificationLines(subject.entry, words);
    case 'deduction':
      return [`A ${plain(changeWords(view, view.entries[subject.entry - 1]))}.`];
    case 'other':
      return [];
    default:
      return subject satisfies never;
  }
}

const isPublic = (view: ClubView, number: PenaltyNumber): boolean =>
  penaltyOf(view, number).declared?.way === 'discussion';

async function penaltyLines(number: PenaltyNumber, words: Words): Promise<string[]> {
  const { view } = words;
  const penalty = penaltyOf(view, number);
  const by = penalty.by === null ? '' : ` by ${nameOf(view, penalty.by)}`;
  return [
    `Penalty #${number} for ${nameOf(view, penalty.person)}${by}: ${partsWords(penalty, view)}.`,
    ...(await whyLines(words, penalty)),
  ];
}

async function monitorLines(seq: number, { view, text }: Words): Promise<string[]> {
  const entry = view.entries[seq - 1];
  if (entry?.type !== 'monitored') return [];
  const by = entry.by === null ? '' : ` by ${nameOf(view, entry.by)}`;
  const suspicion = await text(seq, 'suspicion');
  return [
    `A monitor on ${nameOf(view, entry.person)}${by}.`,
    ...(suspicion === null ? [] : [`Suspicion: ${plain(suspicion, 1000)}`]),
  ];
}

async function gameLines(number: number, { seq }: Pick<Case, 'seq'>, words: Words): Promise<string[]> {
  const { view } = words;
  const act = actAppealedFrom(view, number, { seq });
  return [
    `Game #${number}: ${askRooms(view, (room) => room.gameLine?.(view, number))}`,
    ...(act === undefined ? [] : await reasonLines(words, act.seq)),
  ];
}

async function modificationLines(seq: number, words: Words): Promise<string[]> {
  const { view } = words;
  return [`The ${plain(changeWords(view, view.entries[seq - 1]))}.`, ...(await reasonLines(words, seq))];
}
