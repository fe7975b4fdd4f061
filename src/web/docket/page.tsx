import { definePage, type Place, type Shown } from '../page.ts';
import { readDocket } from './read.ts';

export const docketPage = definePage({ path: 'docket', read: readDocket, show: showDocket });

function showDocket(_: object, place: Place): Shown {
  return {
    title: 'Docket',
    main: (
      <div class="docket">
        <h1>Docket of the Court</h1>
        <p>
          The Court of Appeals hears appeals from what Moderators decide, and says what the Terms mean (
          <a href={place.link('terms/III.3')}>Act III.3</a>). Its open cases and its published opinions are
          shown here.
        </p>
        <section aria-labelledby="open-cases">
          <h2 id="open-cases">Open cases</h2>
          <p>None. No petition has been filed.</p>
        </section>
        <section aria-labelledby="opinions">
          <h2 id="opinions">Published opinions</h2>
          <p>None. The Court has not decided a case yet.</p>
        </section>
      </div>
    ),
  };
}
