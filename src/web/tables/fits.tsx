import type { ComponentChildren } from 'preact';
import { Link } from '../pieces.tsx';
import { inPages } from '../weight.ts';

interface FitsShown<Row> {
  rows: readonly Row[];
  /** The most bytes that they take. */
  most: number;
  /** The table's number. */
  number: number;
  children(fitting: Row[]): ComponentChildren;
}

/** As many of the rows as fit on a page that has much else; where the others are. */
export function Fits<Row>({ rows, most, number, children }: FitsShown<Row>) {
  const [fitting = []] = inPages(rows, Number.POSITIVE_INFINITY, undefined, most);
  const left = rows.length - fitting.length;
  return (
    <>
      {children([...fitting])}
      {left === 0 ? null : (
        <p>
          {left} more did not fit here. They are in{' '}
          <Link to={`tables/${number}/game.txt`} download>
            the record of the game
          </Link>
          .
        </p>
      )}
    </>
  );
}
