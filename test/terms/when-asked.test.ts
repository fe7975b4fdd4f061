import { expect, it, vi } from 'vitest';
import { whenAsked } from '../../terms/when-asked.ts';

it('makes a thing when it is first asked for, and never again', () => {
  const make = vi.fn(() => undefined);
  const asked = whenAsked(make);
  expect(make).not.toHaveBeenCalled();
  asked();
  asked();
  expect(make).toHaveBeenCalledOnce();
});
