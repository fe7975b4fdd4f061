import { holders } from '../../house/book/offices.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import type { ShutOut } from '../notices.ts';

/** Has the Chief Justice told who cannot be let into a hearing; the member of staff where there is no Chief Justice. */
export function noteShutOut(work: UnitOfWork, news: ShutOut): Result<null> {
  const chiefs = holders(work.state, 'chief');
  const { staff } = work.settings;
  const told = chiefs.length === 0 && staff !== null ? [staff] : chiefs;
  for (const person of told) tell(work, { kind: 'shut-out', ...news }, person);
  return done(null);
}
