import { describe, expect, it } from 'vitest';
import { renderOutcome } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { setUpClub } from '../../../src/house/offices/set-up-club.ts';
import type { Result } from '../../../src/house/result.ts';
import { joinBoard } from '../../../src/ladder/board/join-board.ts';
import type { Outcome } from '../../../src/told.ts';
import { aClub, type Story } from '../../support/a-club.ts';

async function shown(club: Story, result: Result<Outcome | null>) {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return renderOutcome(result.value, await sceneOf(club, club.id, club.now));
}

const nothing = {
  discussion: null,
  court: null,
  games: null,
  room: null,
  weekday: null,
  opens: null,
  closes: null,
  timezone: null,
  chief: null,
  staff: null,
  site: null,
  roles: null,
  nicknames: null,
  courtNames: null,
  tables: null,
  tableBans: null,
  hearings: null,
  freshKey: 'fresh',
  isOnly: true,
  serverName: 'Friday Lunch',
  here: '5',
  channels: [],
};

describe('the club’s settings in words', () => {
  it('show everything that is set, to everybody when it changed, else to the asker', async () => {
    const club = aClub({ now: '2026-11-16 09:00' });
    const olga = club.stranger('Olga', { managesGuild: true });
    const first = await shown(club, club.does(olga, setUpClub, nothing));
    expect(first.audience).toBe('club');
    expect(first.content).toContain('/chief appoint');
    const changed = await shown(club, club.does(olga, setUpClub, { ...nothing, room: 'Hall_1' }));
    expect(changed.content).toBe('Changed: `room`.');
    const seen = await shown(club, club.does(olga, setUpClub, nothing));
    expect(seen.audience).toBe('asker');
    expect(seen.embeds?.[0]?.description?.split('\n')).toMatchObject([
      '**Discussion** <#5>',
      '**Court** <#5>',
      '**Games** <#5>',
      '**Sessions** Fridays, 12:30–13:10 in room Hall\\_1 (Europe/London)',
      expect.stringContaining('**Next session** Friday 20 November 2026, 12:30–13:10'),
      '**Chief Justice** Olga',
      '**Staff** nobody yet',
      '**On the server** no roles, and no scores in nicknames',
      '**Parties before the Court** by their initials',
      '**Hearings** only for the people in the case and the staff',
      '**Tables** off; `/setup tables:true` turns them on',
      '**On the web** nobody; `/setup site` opens the club’s pages',
    ]);
  });

  it.each([
    ['link', 'https://chess.example.org/c/fresh/'],
    ['public', 'https://chess.example.org/'],
  ] as const)('name the address of the club’s pages that are open: %s', async (site, address) => {
    const club = aClub({ now: '2026-11-16 09:00' });
    const olga = club.stranger('Olga', { managesGuild: true });
    const changed = await shown(club, club.does(olga, setUpClub, { ...nothing, site }));
    expect(changed.embeds?.[0]?.description?.endsWith(`: ${address}`)).toBe(true);
  });
});

describe('joining in words', () => {
  it('welcomes with the starting score, and says what a game that was held waits for now', async () => {
    const club = aClub({ now: '2026-11-20 12:40' });
    club.openSession(club.moderator('Mo'));
    const ana = club.member('Ana');
    const vic = club.person('Vic');
    club.enter(1, ana, vic);
    const { audience, content } = await shown(club, club.does(vic, joinBoard, { name: null }));
    expect(audience).toBe('club');
    expect(content).toMatch(
      /^\*\*Vic\*\* has joined the Leaderboard, with 100 points\.\nGame #1: .*Confirm[\s\S]*\n-# Act II\.1$/,
    );
    club.remove(vic);
    const again = await shown(club, club.does(vic, joinBoard, { name: null }));
    expect(again.content).toMatch(/^\*\*Vic\*\* is back on the Leaderboard, with 100 points/);
  });
});
