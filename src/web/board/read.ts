import type { Asked } from '../page.ts';

export interface BoardRead {
  club: string | null;
}

export const readBoard = ({ view }: Asked): BoardRead => ({ club: view.settings.name });
