import { shown, writePhase } from '../../../../packages/diplomacy/src/index.ts';
import { counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import {
  type ActionRow,
  button,
  colours,
  fitsButton,
  linkButton,
  type Rendered,
  row,
  type Scene,
  toAsker,
} from '../../../house/words/reply.ts';
import { plain, whenOf } from '../../../house/words/text.ts';
import { phaseEndOf } from '../../clock/phase-due.ts';
import { deadlineWords } from '../../clock/words/stated.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import { theTable } from '../../table.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import { subjectsOf } from '../orders/choices.ts';
import { givenBy, type OwnGame, ownLines, ownOrders, standingOrderer } from '../orders/own-orders.ts';
import type { OrderRead } from '../orders/read-orders.ts';
import { type Trouble, troublesOf } from '../orders/troubles.ts';
import { ordersLink } from '../orders-link.ts';
import { buildsNow } from '../own.ts';
import { choiceRows, nextToChoose, type Picking } from './choosing.ts';
import { conditionalWords } from './conditional.ts';
import { sitesLine } from './homes.ts';
import { phaseName } from './phase-name.ts';
import { positionPicture } from './picture.ts';

interface Given {
  table: number;
  seat: string;
  phase: string;
}

/** A seat and its phase again; null where the phase is over by now. */
function ownGame({ view }: Scene, { table: number, seat: id, phase }: Given): OwnGame | null {
  const table = theTable(view, number);
  const { seats, diplomacy: game } = table.state;
  const seat = seats.get(id);
  if (game === null || seat === undefined || writePhase(game.position.phase) !== phase) return null;
  return { table, game, seat, phase };
}

/** How each order of a player was read, for them alone, with a picture, their receipt and what they can do next. */
export function ordersReply(given: Given & { choosing: boolean; unmarked: boolean }, scene: Scene): Rendered {
  const own = ownGame(scene, given);
  if (own === null)
    return toAsker(
      `Your orders for ${phaseName(given.phase, theTable(scene.view, given.table))} were taken. That phase is over now.`,
    );
  const picking = given.choosing ? nextToChoose(own, ownOrders(scene.view, own)) : null;
  return ordersPanel(own, scene, { said: savedWords(own, given), picking });
}

function savedWords({ game, seat }: OwnGame, { unmarked }: { unmarked: boolean }): string {
  if (!game.drafts.has(seat.id)) return 'You have taken all your orders back: you have none now.';
  return unmarked
    ? 'Your orders are saved, and no longer final: press **Final** again.'
    : 'Your orders are saved.';
}

export function finalReply(given: Given & { final: boolean }, scene: Scene): Rendered {
  const own = ownGame(scene, given);
  const early = own === null || own.table.rules.figures.early;
  const said = given.final
    ? `Your orders are **final**. ${early ? 'The phase ends early once everybody’s are.' : 'I won’t remind you of this turn.'}`
    : 'Your orders are not final any more: you can go on changing them.';
  if (own === null) return toAsker(`${said} The phase is over now.`);
  return ordersPanel(own, scene, { said });
}

export function linksEndedReply(given: Given, scene: Scene): Rendered {
  const own = ownGame(scene, given);
  const said = 'Links to your page that were given before no longer work. **On the map** opens a new one.';
  return own === null ? toAsker(said) : ordersPanel(own, scene, { said });
}

interface Shown {
  /** What was just done, in a sentence. */
  said?: string;
  /** What the player is choosing an order for; null or left out while they are not choosing. */
  picking?: Picking | null;
}

/** What a player has ordered so far, with buttons to change it. */
export function ordersPanel(own: OwnGame, scene: Scene, { said, picking = null }: Shown = {}): Rendered {
  const { table, game, seat, phase } = own;
  const orders = ownOrders(scene.view, own);
  const link = ordersLink(scene, own);
  return {
    ...toAsker(null, {
      embeds: [
        {
          title: `${seatName(table, seat.id)}: ${phaseName(phase, table)}`,
          color: game.final.has(seat.id) ? colours.done : colours.waiting,
          description: [
            ...(said === undefined ? [] : [said]),
            ...orderLines(own, scene.view),
            ...deadlineLines(own, scene),
            ...receiptLines(own),
            ...(link === null || fitsButton(link) ? [] : [`On the map: ${link}`]),
            `-# ${tableTitle(table)}. Only you can see this.`,
          ].join('\n'),
        },
      ],
      components: [
        ...(picking === null ? [] : choiceRows(own, orders, picking)),
        buttonsFor(own, link, picking),
      ],
      picture: positionPicture(table, game.position, drawnOf(own, orders)),
    }),
    inPlace: true,
  };
}

function buttonsFor(own: OwnGame, link: string | null, picking: Picking | null): ActionRow {
  const { table, game, seat, phase } = own;
  const about = [table.number, phase];
  return row(
    button('Write', 'orders-write', about),
    picking === null
      ? button('Choose', 'orders-choose', about, 'primary')
      : button('Done choosing', 'orders-show', about),
    ...(link === null || !fitsButton(link) ? [] : [linkButton('On the map', link)]),
    game.final.has(seat.id)
      ? button('Take back final', 'orders-final', [...about, 'no'], 'danger')
      : button('Final', 'orders-final', [...about, 'yes'], 'success'),
    ...(link === null
      ? []
      : [button('New link', 'orders-link', [table.number, game.linksEnded.get(seat.id) ?? 0])]),
  );
}

const drawnOf = ({ seat }: OwnGame, orders: readonly OrderRead[]) =>
  orders.flatMap(({ order }) => (order === null ? [] : [{ power: seat.id, order, result: null }]));

/** A line for each order, as it was read, and one for each unit without any. */
export function orderLines(own: OwnGame, view: Pick<ClubView, 'secrets'>): string[] {
  const { game, table } = own;
  if (ownLines(view, own) === null)
    return ['⚠️ I can no longer open the orders that you gave. Give all of them again: press *Write*.'];
  const orders = ownOrders(view, own);
  const troubles = troublesOf(game, diplomacyRules(table.rules), standingOrderer(own), orders);
  const lines = orders.map((each, place) => ({ each, line: orderLine(each, troubles[place] ?? null, own) }));
  const { kind } = game.position.phase;
  return [
    ...beforehandLine(own),
    ...lines.filter(({ each }) => each.phase === kind).map(({ line }) => line),
    ...unordered(own, orders),
    ...followingLines(lines.flatMap(({ each, line }) => (each.phase === kind ? [] : line))),
  ];
}

/** That what stands was given with the orders of an earlier phase (WM D.II(5), MJ B.III(5)). */
function beforehandLine({ game, seat }: OwnGame): string[] {
  const given = game.drafts.get(seat.id)?.beforehand ?? null;
  return given === null
    ? []
    : ['You gave these orders beforehand. They count, unless you change them before the deadline:'];
}

const followingLines = (lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : ['For the phases that may follow. These orders count there, unless you change them then:', ...lines];

function orderLine(each: OrderRead, trouble: Trouble | null, { table }: OwnGame): string {
  const { text, written, meant, conditional } = each;
  const { map } = diplomacyRules(table.rules).diplomacy;
  const said = written === null ? plain(text, 100) : plain(shown(written), 200);
  if (trouble !== null) {
    const possible = trouble.possible.slice(0, 3).map(shown).join(', ');
    return `• ⚠️ ${said}: ${plain(trouble.words, 250)}${possible === '' ? '' : ` Possible: ${possible}.`}`;
  }
  if (meant !== null) return `• ${said}: read as ${shown(meant)}.`;
  return conditional === null ? `• ${said}` : `• ${said}: ${plain(conditionalWords(conditional, map), 250)}`;
}

/** What happens to whatever has no order. */
function unordered(own: OwnGame, orders: readonly OrderRead[]): string[] {
  const missing = subjectsOf(own, orders).filter(({ order, later }) => order === null && later === undefined);
  const names = missing.flatMap(({ unit }) => (unit === null ? [] : [shown(`${unit.type} ${unit.at}`)]));
  switch (own.game.position.phase.kind) {
    case 'M':
      return [...names.map((name) => `• ${name} holds, as it has no order.`), ...laterLines(own, orders)];
    case 'R':
      return names.map((name) => `• ${name} is disbanded, as it has no order.`);
    case 'A':
      return missing.length === 0 ? [] : [`• ${stillToChoose(own, missing.length)}`, ...sitesLine(own)];
  }
}

/** What is missing of what is ordered for after the moves, where that has no phases of its own (BT15, BT22, BT23). */
function laterLines(own: OwnGame, orders: readonly OrderRead[]): string[] {
  const later = subjectsOf(own, orders).flatMap(({ later, order }) =>
    later === undefined ? [] : [{ later, order }],
  );
  if (later.length === 0) return [];
  const retreats = later.filter(({ later: { unit }, order }) => unit !== null && order === null);
  const winter = later.filter(({ later: { unit } }) => unit === null);
  return [
    ...(retreats.length === 0
      ? []
      : [
          '-# A unit that is dislodged and has no retreat in your orders is disbanded. Write `if A Vie dislodged retreat Boh, else Tyr`.',
        ]),
    ...(winter.length > 0 && winter.every(({ order }) => order === null)
      ? [
          '-# This is a Fall: say too what you would build or disband, what you want most first. Write `Build A Vie, else F Tri`, `Disband A Gal`.',
        ]
      : []),
  ];
}

const stillToChoose = ({ game, seat }: OwnGame, count: number): string =>
  buildsNow(game.position, seat.id) < 0
    ? `You must disband ${counted(count, 'more unit')}. Those that you don’t choose are chosen by the rules: the farthest from home first.`
    : `You can build ${counted(count, 'more unit')}. What you don’t build now is not built.`;

function deadlineLines({ table, game, seat }: OwnGame, { view }: Scene): string[] {
  const ends = phaseEndOf(view, table);
  if (ends === null) return [];
  const final = game.final.has(seat.id) ? 'final' : 'not final';
  const are = game.drafts.has(seat.id)
    ? `Your orders are **${final}**.`
    : 'You have given **no orders** yet.';
  return [`Deadline: ${deadlineWords(table, ends.at)}. ${are}`];
}

const shortReceipt = 8;

/** What the player can show later to prove what they ordered, and when (WM D.VII(1) and D.VII(7), MJ B.VIII(1) and B.VIII(7)). */
function receiptLines(own: OwnGame): string[] {
  return givenBy(own).flatMap(({ phase, draft: { orders, onSite, at } }) => {
    const about = phase === own.phase ? '' : ` for ${phaseName(phase, own.table)}`;
    const where = onSite ? ' from your page on the site' : '';
    return [
      `Receipt${about} **${orders.digest.slice(0, shortReceipt)}**, arrived ${whenOf(at)}${where}.`,
      `-# The whole receipt: ${orders.digest}. Keep it: it proves what you ordered.`,
    ];
  });
}
