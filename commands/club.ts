import { done } from '../src/house/result.ts';
import { errandsOf } from '../src/house/room.ts';
import { panelAction, renderPanel } from '../src/house/words/panel.ts';
import { numberOf } from '../src/ladder/games/whose.ts';
import { inPages, lookUp } from './answers.ts';
import { command } from './declare.ts';
import { reporting, reportSubmissions } from './report.ts';

/** `/club`: what waits for the person who asks, with the buttons that do it. */
export const club = command({
  name: 'club',
  description: 'See what waits for you, and do it',
  options: {},
  redrawnBy: panelAction,
  menus: [reporting],
  submissions: reportSubmissions,
  ...inPages(panelAction, (request, page) =>
    lookUp(request, {
      find: (view) => {
        const person = numberOf(view, request.actor);
        return done(person === null ? [] : errandsOf(view, person, request.occasion.now));
      },
      render: (errands, scene) => renderPanel(errands, scene, page),
    }),
  ),
});
