import { type APISelectMenuOption, ComponentType } from 'discord-api-types/v10';
import { shown } from '../../../../packages/diplomacy/src/index.ts';
import { type ActionRow, customId, row } from '../../../house/words/reply.ts';
import { cut } from '../../../house/words/text.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import {
  type Offer,
  type OfferKind,
  offerKinds,
  offersFor,
  type Subject,
  subjectsOf,
} from '../orders/choices.ts';
import type { OwnGame } from '../orders/own-orders.ts';
import type { OrderRead } from '../orders/read-orders.ts';
import { buildsNow } from '../own.ts';
import { laterName, orderWords } from './order-words.ts';

/** What is being chosen: for which unit, among which kind of order, on which page (from 1). */
export interface Picking {
  readonly subject: string;
  readonly kind: OfferKind;
  readonly page: number;
}

/** As many options as Discord lets one select have, and as long as each may be. */
const most = 25;
const longestOption = 100;
/** As many orders as a page has, beside those options that lead on. */
const perPage = most - 4;

/** What leads to other orders in a select begins with this, as no order does. */
const leads = '+';
export const takeBack = `${leads}none`;

/** Where an option of a select leads, such as `+support.2`; null where it is an order. */
export function readLead(value: string): Pick<Picking, 'kind' | 'page'> | null {
  const [, word, page = '1'] = /^\+([a-z]+)(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  const kind = offerKinds.find((each) => each === word);
  return kind === undefined ? null : { kind, page: Number(page) };
}

/** What a player chooses an order for next: the first without one. Null where each has one. */
export function nextToChoose(own: OwnGame, orders: readonly OrderRead[]): Picking | null {
  const next = subjectsOf(own, orders).find(({ order }) => order === null);
  return next === undefined ? null : { subject: next.id, kind: 'moves', page: 1 };
}

/** The same when they begin: the very first where each has one. */
export const firstToChoose = (own: OwnGame, orders: readonly OrderRead[]): Picking | null =>
  nextToChoose(own, orders) ?? nextToChoose(own, []);

/** A select with the orders of one unit, and one with all units; none where there is no such unit. */
export function choiceRows(own: OwnGame, orders: readonly OrderRead[], picking: Picking): ActionRow[] {
  const subjects = subjectsOf(own, orders);
  const subject = subjects.find(({ id }) => id === picking.subject);
  if (subject === undefined) return [];
  const options = optionsOf(own, subject, offersFor(own, subject, subjects), picking);
  const name = nameOfSubject(own, subject);
  const about = [own.table.number, own.phase];
  const asks = subject.unit === null && subject.later === undefined ? choices(own) : 'choose what it does';
  const first = select('orders-pick', [...about, subject.id], `${name}: ${asks}`, options);
  return [first, ...unitRows(own, subjects, about)];
}

/** All units, 25 to a select. */
function unitRows(
  own: OwnGame,
  subjects: readonly Subject[],
  about: readonly (string | number)[],
): ActionRow[] {
  if (subjects.length < 2) return [];
  const options = subjects.map((subject) => ({
    label: nameOfSubject(own, subject),
    description:
      subject.order === null ? 'No order yet' : cut(shown(subject.order.written ?? ''), longestOption),
    value: subject.id,
  }));
  const parts = Array.from({ length: Math.ceil(options.length / most) }, (_, part) => part);
  return parts.map((part) =>
    select('orders-unit', [...about, part], another(own), options.slice(part * most, (part + 1) * most)),
  );
}

const select = (
  action: string,
  args: readonly (string | number)[],
  placeholder: string,
  options: APISelectMenuOption[],
): ActionRow =>
  row({ type: ComponentType.StringSelect, custom_id: customId(action, args), placeholder, options });

/** What is chosen for one of the builds or disbands. */
const choices = ({ game, seat }: OwnGame): string =>
  buildsNow(game.position, seat.id) < 0 ? 'choose which unit' : 'choose what and where';

const another = ({ game, seat }: OwnGame): string => {
  if (game.position.phase.kind !== 'A') return 'Another unit';
  return buildsNow(game.position, seat.id) < 0 ? 'Another disband' : 'Another build';
};

/** `A Vie`; in a winter `Build 1`. */
function nameOfSubject({ game, seat }: OwnGame, { id, unit, later }: Subject): string {
  if (later !== undefined) return laterName(later);
  if (unit !== null) return shown(`${unit.type} ${unit.at}`);
  return `${buildsNow(game.position, seat.id) < 0 ? 'Disband' : 'Build'} ${id}`;
}

function optionsOf(
  own: OwnGame,
  subject: Subject,
  offers: readonly Offer[],
  { kind, page }: Picking,
): APISelectMenuOption[] {
  const of = (wanted: OfferKind): Offer[] => offers.filter((offer) => offer.kind === wanted);
  const counts = offerKinds.filter((each) => each !== 'moves' && of(each).length > 0);
  if (kind !== 'moves')
    return [...paged(own, of(kind), { kind, page }), lead('Back', '+moves', 'The other orders of this unit')];
  const near = of('moves');
  const far = of('overseas');
  const isRoomy = near.length + far.length + counts.length <= perPage;
  const direct = isRoomy ? [...near, ...far] : near;
  return [
    ...paged(own, direct, { kind, page }),
    ...counts
      .filter((each) => !(each === 'overseas' && isRoomy))
      .map((each) => lead(leadNames[each], `${leads}${each}`, `${of(each).length} possible`)),
    ...(subject.order === null ? [] : [lead('Take the order back', takeBack, 'It has none then')]),
  ].slice(0, most);
}

const leadNames: Readonly<Record<OfferKind, string>> = {
  moves: 'Move…',
  overseas: 'Move by convoy…',
  support: 'Support…',
  convoy: 'Convoy…',
};

const lead = (label: string, value: string, description: string): APISelectMenuOption => ({
  label,
  value,
  description,
});

/** One page of orders, and what leads to the pages beside it. */
function paged(
  own: OwnGame,
  offers: readonly Offer[],
  { kind, page }: Pick<Picking, 'kind' | 'page'>,
): APISelectMenuOption[] {
  const pages = Math.max(1, Math.ceil(offers.length / (perPage - 2)));
  const size = pages === 1 ? perPage : perPage - 2;
  const at = Math.min(Math.max(page, 1), pages);
  const here = offers.slice((at - 1) * size, at * size);
  const turn = (label: string, to: number): APISelectMenuOption =>
    lead(label, `${leads}${kind}.${to}`, `Page ${to} of ${pages}`);
  return [
    ...here.map((offer) => ({
      label: `${offer.isElse ? 'Else: ' : ''}${orderWords(offer.order, diplomacyRules(own.table.rules).diplomacy.map, own.seat.id)}`,
      description: cut(shown(offer.written), longestOption),
      value: offer.written,
    })),
    ...(at < pages ? [turn('More…', at + 1)] : []),
    ...(at > 1 ? [turn('Earlier…', at - 1)] : []),
  ];
}
