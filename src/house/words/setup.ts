import { officeNames } from '../../../terms/administration/authority.ts';
import { changedFigures } from '../../../terms/amendment/figures.ts';
import type { Figures } from '../../../terms/figures.ts';
import type { HouseNotice } from '../notices.ts';
import type { SetupPreview } from '../offices/set-up-club.ts';
import type { Settings } from '../ports.ts';
import { figureLines } from './amendment.ts';
import { type Reply, type Scene, toAsker, toClub } from './reply.ts';
import { cite, listed, nameOf } from './text.ts';

/** What `/setup` would do that is not easily taken back, before it does it. */
export function renderSetupQuestion(
  { becomesChief, opensToAll, amends }: SetupPreview,
  figures: Figures,
): Reply {
  return toAsker([
    becomesChief &&
      `**You become the ${officeNames.chief}** (${cite(['III.2'])}): you appoint Moderators and Justices, say which cases the Court hears, and change the Terms. After this only you or the member of staff can pass the office on. If somebody else is to have it, press Cancel and name them in \`chief\`.`,
    opensToAll &&
      '**The club’s pages become public**: anybody on the internet can read names, scores, games and judgements there. With `site: link` only those can who are given the address.',
    ...amendmentLines(amends, figures),
  ]);
}

/** Act IV.1: what would change in the Terms. */
function amendmentLines(amends: Partial<Figures>, figures: Figures): string[] {
  const lines = figureLines(changedFigures(figures, amends));
  if (lines.length === 0) return [];
  return [`**This changes the club’s Terms** (${cite(['IV.1'])}), from now on, and is announced:`, ...lines];
}

/** Act III.1: what the server's managers changed, for those who use it. */
export function renderSettingsChanged(
  { by, changed }: HouseNotice<'settings-changed'>,
  { view }: Scene,
): Reply {
  const what = changed.map((option) => `\`${option}\`${nowIs(option, view.settings)}`);
  return toClub(
    `${nameOf(view, by)} has changed settings of the club: ${listed(what)} (${cite(['III.1'])}).`,
  );
}

function nowIs(option: string, settings: Settings): string {
  switch (option) {
    case 'discussion':
    case 'court':
    case 'games':
      return settings[option] === null ? '' : ` (now <#${settings[option]}>)`;
    case 'site':
      return ` (now ${settings.access})`;
    case 'hearings':
      return ` (now ${settings.hearings})`;
    case 'court_names':
      return ` (now ${settings.courtNames})`;
    default:
      return '';
  }
}
