import { joined, partsOf } from '../../../src/house/chapters.ts';
import * as chapters from '../../../src/tables/chapters.ts';
import type { tableNotices } from '../../../src/tables/notices.ts';
import type { tableOutcomes } from '../../../src/tables/outcomes.ts';
import type { Samples } from '../told.ts';

/** What commands of tables come to. */
export const tableOutcomeSamples: Samples<typeof tableOutcomes> = joined(partsOf(chapters, 'outcomeSamples'));

/** What the bot says by itself of tables. */
export const tableNoticeSamples: Samples<typeof tableNotices> = joined(partsOf(chapters, 'noticeSamples'));
