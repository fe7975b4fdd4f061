import { z } from 'zod';
import { nothingUndone } from './hindsight.ts';
import { kindsOf, type World } from './kind.ts';
import { type AnyRules, RuleBooks } from './rule-books.ts';

/** The type of what stands in the place of an unread entry. */
export const asideType = 'set-aside';

/** Never written: stands in the place of an entry that this version of the bot cannot read. `was`: its stored type. */
export const setAside = <W extends World>() =>
  kindsOf<W>()(asideType, z.object({ was: z.string() }), {
    title: 'Something that the bot cannot read any more',
  });

/** What a book goes by of whose kind nothing is known: each entry in it is set aside. */
export const unreadable: AnyRules = new RuleBooks([{ kinds: [setAside<World>()] }], {
  kind: '',
  empty: () => ({ lastSeq: 0 }),
  nothingLater: nothingUndone,
});
