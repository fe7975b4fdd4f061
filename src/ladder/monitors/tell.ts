import type { UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import type { MonitorNews } from '../notices.ts';

/** Has a step of a monitor declared in #discussion, and the Member told of it (Acts II.10 and III.2.4). */
export function tellOfMonitor(work: UnitOfWork, news: MonitorNews): void {
  work.announce({ kind: 'monitor', told: 'club', ...news }, { to: 'discussion' });
  tell(work, { kind: 'monitor', told: 'member', ...news }, news.person);
}
