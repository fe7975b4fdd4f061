/** Orders of a kind, in the order in which they were written; `same` says whether two come to the same. */
interface Written<Order> {
  readonly orders: readonly Order[];
  readonly same: (one: Order, other: Order) => boolean;
}

/** Which of several orders to one unit is followed: the first, the last, or none where they differ (DATC 4.D.3). */
export function followed<Order>(
  { orders, same }: Written<Order>,
  which: 'first' | 'last' | 'hold',
): Order | undefined {
  const [first] = orders;
  if (first === undefined || which === 'first') return first;
  if (which === 'last') return orders.at(-1);
  return orders.every((order) => same(first, order)) ? first : undefined;
}
