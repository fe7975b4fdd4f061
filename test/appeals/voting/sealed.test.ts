import { describe, expect, it } from 'vitest';
import { exportOf } from '../../../src/house/privacy/export.ts';
import { recordOf } from '../../../src/house/record/read-record.ts';
import { CourtStory } from './a-court.ts';

/** Two of three have voted to send a penalty back. */
function twoVoted(): CourtStory {
  const court = new CourtStory();
  court.penalises({ parts: [{ kind: 'warning' }] });
  court.petitions({ kind: 'penalty', penalty: 1 }).seats();
  for (const justice of [court.jo, court.kim])
    court.votes(justice, { decision: 'remand', conditions: 'Hear both sides.' });
  return court;
}

/** All that can be got of anybody’s data. */
async function allExported({ club, jo, kim, lee, mia, ana }: CourtStory): Promise<string> {
  const people = [jo, kim, lee, mia, ana];
  const exported = await Promise.all(
    people.map(async (person) => [
      await exportOf(club.clubs, club.view, person, club.now),
      await recordOf(club.clubs, club.view, person, String),
    ]),
  );
  return JSON.stringify(exported);
}

describe('Act III.3.8: a vote is sealed until all have voted', () => {
  it('for anyone who asks for their data, or for somebody’s record', async () => {
    const exported = await allExported(twoVoted());
    expect(exported).not.toContain('vote-cast');
    expect(exported).not.toContain('Hear both sides.');
  });

  it('and open afterwards to the person who cast it', async () => {
    const court = twoVoted();
    court.votes(court.lee, {});
    const exported = await allExported(court);
    expect(exported).toContain('vote-cast');
    expect(exported).toContain('Hear both sides.');
  });
});
