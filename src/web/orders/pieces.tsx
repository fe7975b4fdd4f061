import type { OrdersState } from './state.ts';

/** Which table it is, until when, and who sees what is ordered. */
export const About = ({
  state: { table, deadline, status, power, lost, beforehand },
}: {
  state: OrdersState;
}) => (
  <>
    <p class="facts-of-table">
      Table {table.number}, <bdi>{table.name}</bdi>.{deadline === null ? '' : ` Deadline: ${deadline.words}.`}
    </p>
    {status === 'ordering' ? null : (
      <p role="status">
        {status === 'over'
          ? 'This game is over.'
          : `${power.name} has nothing to order in this phase. Wait for the next one.`}
      </p>
    )}
    {beforehand ? (
      <p role="status">
        You gave these orders beforehand. They count, unless you change them before the deadline.
      </p>
    ) : null}
    {lost ? (
      <p class="wrong" role="alert">
        I can no longer open the orders that you gave before. Please give them again.
      </p>
    ) : null}
  </>
);

/** What is said of whether the orders are final. */
export const finalWords = ({ final, early }: Pick<OrdersState, 'final' | 'early'>): string =>
  final
    ? 'Your orders are final. You can still change them; they are not final then.'
    : `Your orders are not final. ${early ? 'Once everybody’s are, the phase ends early.' : 'Once they are, you get no reminders.'}`;

/** What proves that the orders arrived. */
export const Receipt = ({ state: { receipt } }: { state: OrdersState }) =>
  receipt === null ? null : (
    <p class="aside receipt">
      Saved at {receipt.time}. Receipt: <code>{receipt.digest}</code>
    </p>
  );

/** Who may see what is ordered. */
export const ForYouAlone = () => (
  <p class="aside">This page is for you alone. Nobody else sees your orders before the deadline.</p>
);
