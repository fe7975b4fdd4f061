import { plain } from '../../house/words/text.ts';
import type { Table } from '../table.ts';

/** `Table 2, “Friday Diplomacy”`, safe to show. */
export const tableTitle = ({ number, about }: Pick<Table, 'number' | 'about'>): string =>
  `Table ${number}, “${plain(about.name, 60)}”`;

/** What a seat is called: `Austria`. */
export const seatName = ({ rules }: Pick<Table, 'rules'>, id: string): string =>
  rules.seats.find((seat) => seat.id === id)?.name ?? id;
