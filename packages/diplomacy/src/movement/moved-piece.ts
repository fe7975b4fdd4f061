import type { LegalOrder } from '../orders/legal-order.ts';
import type { Reason, Strength } from '../results/reason.ts';
import type { Moved, Result } from '../results/result.ts';
import { attackAccount } from './accounts.ts';
import type { Field } from './field.ts';
import { convoying, moving, no, type Piece, supporting, yes } from './piece.ts';
import { reasonOf } from './reasons.ts';

/** What became of an order. The reasons are worked out when somebody asks: most adjudications of a search are never explained. */
export class MovedPiece implements Moved {
  readonly order: LegalOrder;
  readonly result: Result;
  readonly dislodged: boolean;
  readonly #field: Field;
  readonly #piece: Piece;

  constructor(field: Field, piece: Piece) {
    this.order = piece.order;
    this.result = resultOf(piece);
    this.dislodged = piece.dislodger !== null;
    this.#field = field;
    this.#piece = piece;
  }

  get why(): Reason {
    return reasonOf(this.#field, this.#piece);
  }

  get dislodgedBy(): Strength | null {
    const by = this.#piece.dislodger;
    return by === null ? null : attackAccount(by);
  }
}

function resultOf(piece: Piece): Result {
  switch (piece.doing) {
    case moving:
      return piece.done === yes ? 'moves' : piece.arrives === no ? 'disrupted' : 'bounces';
    case supporting:
      return piece.done === yes ? 'supports' : 'cut';
    case convoying:
      return piece.done === yes && piece.helps?.arrives === yes ? 'convoys' : 'disrupted';
    default:
      return piece.order.kind === 'hold' ? 'holds' : 'void';
  }
}
