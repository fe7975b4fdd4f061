import type { ClubView } from '../../house/ports.ts';
import type { Result } from '../../house/result.ts';
import type { Wording } from '../../house/words/text.ts';
import { wordInvalid, wordRefusal } from '../../refusal-words.ts';

type Failed = Extract<Result<unknown>, { ok: false }>;

/** Why something was not saved, in the words in which it is refused on Discord. */
export const failureWords = (failed: Failed, view: ClubView): string =>
  ('invalid' in failed
    ? [wordInvalid(failed.invalid, view)]
    : failed.refusals.map((refusal) => wordRefusal(refusal, view))
  )
    .map(inText)
    .join(' ');

/** Without Discord's marks. */
const inText = ({ wrong, remedy }: Wording): string =>
  `${wrong} ${remedy}`
    .replace(/[`*\u200B\uE000\uE001]/g, '')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll('\n', ' ');
