import type { Game, RuleId } from '../../../packages/nomic/src/index.ts';
import { tablePath } from '../pages.ts';
import type { TableNumber } from '../table.ts';
import { ruleAddress } from './rule-address.ts';

/** The pages of a game of Nomic, below the page of its table. */
export type NomicPart = '' | 'rules' | 'proposals' | 'points-of-order' | 'standings' | 'history';

/** Where one of them is among the pages of the club: `tables/3/nomic/rules`. */
export const nomicPath = (table: TableNumber, part: NomicPart = ''): string =>
  `${tablePath(table)}/nomic${part === '' ? '' : `/${part}`}`;

/** The page of a proposal, by its place among all, which stays whatever becomes of its number. */
export const proposalPath = (table: TableNumber, place: number): string =>
  `${nomicPath(table, 'proposals')}/${place + 1}`;

/** The page of a point of order. */
export const pointPath = (table: TableNumber, point: number): string =>
  `${nomicPath(table, 'points-of-order')}/${point}`;

/** The page of a rule. */
export const rulePath = (table: TableNumber, { rules }: Pick<Game, 'rules'>, rule: RuleId): string =>
  `${nomicPath(table, 'rules')}/${ruleAddress(rules, rule)}`;
