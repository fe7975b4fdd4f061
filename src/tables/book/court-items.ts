import { z } from 'zod';
import type { EffectRules, SubjectRules } from '../../house/book/court-items.ts';
import { aside } from '../../ledger/fields.ts';

/** A ruling of a table, by the numbers of both: whom it concerns is said besides. */
const ruling = z.object({ kind: z.literal('ruling'), table: aside, ruling: aside });

/** What of tables a petition can be against. */
export const tableSubjects = [ruling] as const;

const ofRuling = {
  on: ({ table, ruling }: { table: number; ruling: number }) => `ruling ${ruling} of table ${table}`,
};

export const tableSubjectRules: SubjectRules<z.output<(typeof tableSubjects)[number]>> = { ruling: ofRuling };

/** What a judgement can do to tables: it overturns a ruling, which the table's own book then says. */
export const tableEffects = [ruling] as const;

export const tableEffectRules: EffectRules<z.output<(typeof tableEffects)[number]>> = {
  ruling: { ...ofRuling, leaves: 'undone' },
};
