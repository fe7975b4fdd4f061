import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { erasedAt, type Filed, isDone, keptExhibits } from '../book/exhibit-views.ts';

/** Act 0.13: somebody’s exhibits are erased once their data is and the case is over, unless it was decided by them. */
export const exhibitsForgotten = (view: ClubView): DueThing[] =>
  keptExhibits(view.state)
    .filter(isDone)
    .flatMap((filed) => {
      const asked = erasedAt(view.entries, filed);
      const at = asked === null ? null : Math.max(asked, filed.case.since);
      return at === null ? [] : [{ at, name: nameOf(filed), carryOut: (work) => forget(work, filed) }];
    });

const nameOf = ({ case: { number }, exhibit }: Filed): string =>
  `erasing exhibit ${exhibit.number} of case ${number}`;

function forget(work: UnitOfWork, { case: { number }, exhibit }: Filed): void {
  const body = { type: 'exhibit-erased', case: number, exhibit: exhibit.number } as const;
  work.append(body, { by: null, acts: ['0.13'] });
  work.eraseExhibit(number, exhibit.number);
}
