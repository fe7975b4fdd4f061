import type { SiteAccess } from '../../house/ports.ts';
import { definePage, type Shown } from '../page.ts';
import { Section, sheet } from '../pieces.tsx';
import { type Stored, stored } from './stored.ts';
import { inShortFor, partsFor } from './words.ts';

/** To whom this club's pages are open, what there is to say of that, and every place where something is kept. */
const readPolicy = (access: SiteAccess) => ({
  access,
  inShort: inShortFor(access),
  parts: partsFor(access),
  stored,
});

export const policyPage = definePage({
  path: 'privacy',
  read: ({ view }) => readPolicy(view.settings.access),
  show: showPolicy,
});

function showPolicy({ inShort, parts, stored: places }: ReturnType<typeof readPolicy>): Shown {
  const all = [{ title: 'In short, for parents and teachers', points: inShort }, ...parts];
  return sheet(
    'policy',
    'What is kept and who sees it',
    <>
      {all.map(({ title, points }, place) => (
        <Section id={`part-${place}`} title={title}>
          <ul>
            {points.map((point) => (
              <li>{point}</li>
            ))}
          </ul>
        </Section>
      ))}
      <StoredTable places={places} />
    </>,
  );
}

const StoredTable = ({ places }: { places: readonly Stored[] }) => (
  <Section id="part-stored" title="Everything that is stored, place by place">
    <dl class="stored">
      {places.map(({ what, of, howLong }) => (
        <div>
          <dt>{capital(what)}</dt>
          <dd>Of whom: {of}.</dd>
          <dd>For how long: {howLong}.</dd>
        </div>
      ))}
    </dl>
  </Section>
);

const capital = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.`;

/** The same page where no club's pages are open. */
export const plainPolicy = showPolicy(readPolicy('off'));
