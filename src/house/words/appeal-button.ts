import type { Against } from '../../../terms/court/against.ts';
import type { ClubView } from '../ports.ts';
import { type ActionRow, directButton, row } from './reply.ts';

/** What can be taken to the Court from a direct message that tells of it. */
export interface Appealable {
  against: Exclude<Against, 'judgement'>;
  /** By which it is named, among those of its kind. */
  key: number;
  label?: string;
}

/** Discord's limit for the buttons of a row. */
const most = 5;

/** The buttons by which somebody takes what a direct message tells of to the Court; no row where there is nothing. */
export function appealRow({ id }: ClubView, appealables: readonly Appealable[]): ActionRow[] {
  const buttons = appealables
    .slice(0, most)
    .map(({ against, key, label = 'Appeal' }) => directButton(id, label, 'appeal-open', [against, key]));
  return buttons.length === 0 ? [] : [row(...buttons)];
}
