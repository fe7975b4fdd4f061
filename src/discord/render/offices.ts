import type { OfficeOutcome } from '../../club/offices/outcomes.ts';
import type { Office } from '../../ledger/entries.ts';
import type { Rendered, Scene } from './scene.ts';
import { accountsOf, listed, mentionOf, nameOf, plain } from './text.ts';

/** What an office is called. */
export const officeNames: Record<Office, string> = {
  moderator: 'Moderator',
  justice: 'Justice',
  chief: 'Chief Justice',
};

/** What became of the club's settings, its members and its offices. */
export function renderOffice(outcome: OfficeOutcome, { view }: Scene): Rendered {
  switch (outcome.kind) {
    case 'club-set-up':
      return { audience: 'club', content: setUp(outcome) };
    case 'joined':
      return { audience: 'club', content: joined(outcome, nameOf(view, outcome.person)) };
    case 'member-added':
      return {
        audience: 'club',
        content: `**${nameOf(view, outcome.person)}** is on the Leaderboard as member #${outcome.person}.`,
      };
    case 'member-renamed':
      return {
        audience: 'club',
        content: `**${plain(outcome.before)}** is now shown as **${nameOf(view, outcome.person)}**.`,
      };
    case 'office-given':
    case 'office-taken':
      return {
        audience: 'club',
        content: `${mentionOf(view, outcome.person)} is ${outcome.kind === 'office-given' ? 'now' : 'no longer'} ${officeNames[outcome.office]}.`,
        pings: accountsOf(view, [outcome.person]),
      };
    case 'account-linked':
      return {
        audience: 'club',
        content: `Member #${outcome.person} now plays as ${mentionOf(view, outcome.person)}.`,
        pings: accountsOf(view, [outcome.person]),
      };
    default:
      return outcome satisfies never;
  }
}

function setUp({ first, changed }: Extract<OfficeOutcome, { kind: 'club-set-up' }>): string {
  const what =
    changed.length === 0 ? 'Nothing had to change.' : `Set: ${listed(changed.map((c) => plain(c)))}.`;
  return first ? `The club is set up. ${what}` : `The club's settings were changed. ${what}`;
}

function joined({ again, games }: Extract<OfficeOutcome, { kind: 'joined' }>, name: string): string {
  const welcome = `**${name}** ${again ? 'is back on' : 'has joined'} the Leaderboard.`;
  if (games.length === 0) return welcome;
  return `${welcome} No longer held: ${listed(games.map((game) => `game #${game}`))}.`;
}
