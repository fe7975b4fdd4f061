import type { SiteAccess } from '../../club/ports.ts';
import { definePage, type PlainPage, type Shown } from '../page.ts';
import { inShort, type PolicyPart, partsFor } from './words.ts';

export interface PolicyRead {
  /** To whom this club's pages are open. */
  access: SiteAccess;
  inShort: readonly string[];
  parts: readonly PolicyPart[];
}

const readPolicy = (access: SiteAccess): PolicyRead => ({ access, inShort, parts: partsFor(access) });

export const policyPage = definePage({
  path: 'privacy',
  read: ({ view }) => readPolicy(view.settings.access),
  show: showPolicy,
});

/** The same where no club's pages are open. */
export const plainPolicyPage: PlainPage = { path: 'privacy', show: () => showPolicy(readPolicy('off')) };

function showPolicy({ inShort, parts }: PolicyRead): Shown {
  const all = [{ title: 'In short, for parents and teachers', points: inShort }, ...parts];
  return {
    title: 'What is kept and who sees it',
    main: (
      <div class="policy">
        <h1>What is kept and who sees it</h1>
        {all.map(({ title, points }, place) => (
          <section aria-labelledby={`part-${place}`}>
            <h2 id={`part-${place}`}>{title}</h2>
            <ul>
              {points.map((point) => (
                <li>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    ),
  };
}
