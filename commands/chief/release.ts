import { allCases } from '../../src/appeals/book/cases.ts';
import { releaseExhibit } from '../../src/appeals/hearing/release-exhibit.ts';
import { exhibitsFor } from '../../src/appeals/hearing/view-exhibit.ts';
import { exhibitWords } from '../../src/appeals/words/exhibits.ts';
import { fitting } from '../../src/discord/complete.ts';
import { needsChief, whoActs } from '../../src/house/people.ts';
import { citationOf } from '../../terms/court/citation.ts';
import { carries } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { type Suggest, suggested } from '../options.ts';

/** For the Chief Justice: the copies that are not released, as `[2026] CoA 3, exhibit 2 (PNG, …)`; the latest case first. */
const suggestCopies: Suggest = (view, { actor, focused }) => {
  if (needsChief(view, actor).length > 0) return [];
  const { number } = whoActs(view, actor);
  const copies = allCases(view.state)
    .reverse()
    .flatMap((appeal) =>
      exhibitsFor(view, appeal, number)
        .filter(({ redacts, released }) => redacts !== null && !released)
        .map((exhibit) => ({
          name: `${citationOf(appeal)}, exhibit ${exhibitWords(exhibit)}`,
          value: `${citationOf(appeal)} #${exhibit.number}`,
        })),
    );
  return fitting(copies, focused.value);
};

/** `/chief release`: shows a redacted copy of what was gathered of an online game (Act I.9.5). */
export const release = subcommand({
  name: 'release',
  description: 'Let all Moderators and Justices see a redacted copy from an online game',
  options: { exhibit: suggested('The redacted copy: its case and number', suggestCopies) },
  execute: carries(releaseExhibit),
});
