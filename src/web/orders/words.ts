import type { Result } from '../../house/result.ts';

type Failed = Extract<Result<unknown>, { ok: false }>;

/** Why something was not saved, in a sentence or two. */
export function failureWords(failed: Failed): string {
  if ('invalid' in failed) return invalidWords(failed.invalid);
  const [refusal] = failed.refusals;
  switch (refusal?.code) {
    case 'phase-over':
      return 'That phase is over, so this came too late. Give your orders for the phase that is played now.';
    case 'no-orders-yet':
      return 'You have given no orders yet. Give them first, then mark them final.';
    case 'nothing-to-order':
      return 'You have nothing to order in this phase.';
    case 'table-not-played':
      return 'This game is over.';
    default:
      return 'Nothing was saved. Try again.';
  }
}

function invalidWords(invalid: Extract<Failed, { invalid: unknown }>['invalid']): string {
  if (invalid.problem === 'orders-unreadable')
    return `I can’t read “${invalid.orders[0]?.text ?? ''}”: ${invalid.orders[0]?.what ?? ''} Nothing was changed.`;
  return invalid.problem === 'too-long'
    ? 'That is too long. Nothing was changed.'
    : 'Nothing was saved. Try again.';
}
