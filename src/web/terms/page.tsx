import { Day } from '../calendar/when.tsx';
import { definePage, type Place, type Shown } from '../page.ts';
import { showAct } from './alone.tsx';
import { type HistoryRead, readAct, readHistory, readTerms } from './read.ts';
import { showTerms } from './whole.tsx';

export const termsPage = definePage({ path: 'terms', read: readTerms, show: showTerms });

export const actPage = definePage({
  path: 'terms/:act',
  read: ({ view, params: { act = '' } }) => readAct(view, act),
  show: showAct,
});

export const historyPage = definePage({ path: 'terms/history', read: readHistory, show: showHistory });

function showHistory({ versions }: HistoryRead, place: Place): Shown {
  return {
    title: 'What changed in the Terms',
    main: (
      <div class="terms">
        <h1>What changed in the Terms</h1>
        <p>
          Every version, the latest first. A change applies from the moment it is published, never backwards (
          <a href={place.link('terms/IV.2')}>Act IV.2</a>).{' '}
          <a href={place.link('terms')}>The Terms as they stand</a>.
        </p>
        <table>
          <caption>Versions of the Terms</caption>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">Published</th>
              <th scope="col">What changed</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ version, date, changed }) => (
              <tr>
                <th scope="row">{version}</th>
                <td>
                  <Day date={date} />
                </td>
                <td>{changed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ),
  };
}
