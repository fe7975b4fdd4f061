import { nomicPath } from '../../../tables/nomic/pages.ts';
import type { Shown } from '../../page.ts';
import { Pager } from '../../pieces.tsx';
import { At } from '../parts.tsx';
import { Cited, nomicSheet, Sentence } from './pieces.tsx';
import type { readHistory, ToldRead } from './told.ts';

/** Something that happened, when, and by which rules. */
export const ToldLine = ({ told: { at, words, rules } }: { told: ToldRead }) => (
  <li>
    <Sentence words={words} />
    <Cited rules={rules} />{' '}
    <span class="aside when">
      <At moment={at} />
    </span>
  </li>
);

export type HistoryRead = NonNullable<ReturnType<typeof readHistory>>;

/** All that happened in a game, the latest first. */
export const showHistory = (read: HistoryRead): Shown =>
  nomicSheet({
    ...{ ...read, part: 'history', title: 'History' },
    children: (
      <>
        {read.told.length === 0 ? (
          <p role="status">Nothing has happened yet.</p>
        ) : (
          <ul class="told">
            {read.told.map((told) => (
              <ToldLine told={told} />
            ))}
          </ul>
        )}
        <Pager path={nomicPath(read.number, 'history')} page={read.page} pages={read.pages} />
      </>
    ),
  });
