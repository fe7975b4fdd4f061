import { describe, expect, it } from 'vitest';
import { aftermathOf } from '../../src/appeals/aftermath.ts';
import { aftermathLine, withAftermath } from '../../src/appeals/words/aftermath.ts';
import { notePost } from '../../src/house/told-posts.ts';
import { type Notice, toldBy } from '../../src/told.ts';
import { CourtStory } from './voting/a-court.ts';

const overturn = { decision: 'overturn' } as const;

/** Ana has penalty #1 of 50 points of Mia's, and takes it to a panel. */
function appealed() {
  const court = new CourtStory();
  court.club.write({ type: 'adjusted', person: court.ana, change: { points: 100 } });
  const penalty = court.penalises({ parts: [{ kind: 'deduction', points: 50 }] });
  court.petitions({ kind: 'penalty', penalty: 1 }).seats();
  return { court, penalty, line: () => aftermathLine(court.club.view, penalty) };
}

describe('what became of a penalty that everybody was told of', () => {
  it('nothing, while nobody decided otherwise', () => {
    const { court, penalty } = appealed();
    expect(aftermathOf(court.club.view, penalty)).toBeNull();
    court.decides({});
    expect(aftermathOf(court.club.view, penalty)).toBeNull();
  });

  it('it was overturned', () => {
    const { court, line } = appealed();
    court.decides(overturn);
    expect(line()).toContain('**Overturned by the Court** in \\[2026\\] CoA 1. It no longer stands.');
  });

  it('it was changed', () => {
    const { court, line } = appealed();
    court.decides({ ...overturn, points: 5 });
    expect(line()).toContain(
      '**Changed by the Court** in \\[2026\\] CoA 1. It is now five points off the score.',
    );
  });

  it('the Moderator changed it, or withdrew it, after the Court sent it back', () => {
    const changed = appealed();
    changed.court.decides({ decision: 'remand' });
    expect(changed.line()).toBeNull();
    changed.court.redecides(changed.court.mia, { decision: 'replace', points: 20 });
    expect(changed.line()).toContain('**Changed** by the Moderator');
    const withdrawn = appealed();
    withdrawn.court.decides({ decision: 'remand' });
    withdrawn.court.redecides(withdrawn.court.mia, { decision: 'withdraw' });
    expect(withdrawn.line()).toContain('**Withdrawn** by the Moderator');
  });

  it('the whole Court let it stand again, and the panel’s judgement is no longer so', () => {
    const { court, line } = appealed();
    court.decides(overturn);
    const judged = court.judgement?.seq ?? 0;
    expect(aftermathOf(court.club.view, judged)).toBeNull();
    court.goesEnBanc().decides(overturn, [court.chief, ...court.panel]);
    expect(line()).toContain('**It stands again**: so the whole Court decided');
    expect(aftermathOf(court.club.view, judged)?.kind).toBe('superseded');
    expect(aftermathLine(court.club.view, judged)).toContain('**No longer so**');
  });

  it('with the way to what was decided, where everybody was told of it', () => {
    const { court, line } = appealed();
    court.decides(overturn);
    const { clubs, id, now } = court.club;
    const seq = court.judgement?.seq ?? 0;
    clubs.changeNow(id, { interaction: null, now, clock: null }, (work) =>
      notePost(work, seq, { channel: '7', message: '70' }),
    );
    expect(line()).toContain(`[The later decision](<https://discord.com/channels/${court.club.id}/7/70>)`);
  });
});

describe('what became of a monitor that everybody was told of', () => {
  const monitored = () => {
    const court = new CourtStory();
    const monitor = court.club.write({ type: 'monitored', person: court.ana }, { by: court.mia });
    return { court, monitor };
  };

  it('a Moderator lifted it', () => {
    const { court, monitor } = monitored();
    expect(aftermathLine(court.club.view, monitor)).toBeNull();
    court.club.write({ type: 'monitor-lifted', monitor }, { by: court.max });
    expect(aftermathLine(court.club.view, monitor)).toContain('**Lifted** on Friday 20 November 2026.');
  });

  it('the Court lifted it, also where it was stated again since', () => {
    const { court, monitor } = monitored();
    const restated = court.club.write({ type: 'monitor-restated', monitor }, { by: court.mia });
    court.petitions({ kind: 'monitor', monitor }).seats().decides(overturn);
    for (const entry of [monitor, restated])
      expect(aftermathLine(court.club.view, entry)).toContain('**Lifted by the Court** in');
  });
});

describe('what became of what a Moderator did to a game', () => {
  it.each([
    [overturn, '**Overturned by the Court**'],
    [{ ...overturn, result: 0.5 } as const, '**Changed by the Court**'],
  ])('%o: %s', (ballot, words) => {
    const court = new CourtStory();
    court.plays(court.ana, court.bo, 1);
    const corrected = court.club.write({ type: 'game-corrected', game: 1, score: 0 }, { by: court.mia });
    court.petitions({ kind: 'game', game: 1 }).seats().decides(ballot);
    expect(aftermathLine(court.club.view, corrected)).toContain(words);
  });
});

describe('what became of a game that counts by a Moderator’s word', () => {
  /** Ana – Bo, which waited and was approved by Mia; returns the entries of its record and its approval. */
  const approved = () => {
    const court = new CourtStory();
    const { club, ana, bo, mia } = court;
    const about = { score: 1, colour: null, playedAt: club.now, date: '2026-11-20', online: false } as const;
    const recorded = club.write(
      {
        type: 'game-recorded',
        game: 1,
        player: ana,
        opponent: bo,
        ...about,
        ended: null,
        approval: ['late'],
      },
      { by: mia },
    );
    const approval = club.write({ type: 'game-approved', game: 1, overseer: null }, { by: mia });
    club.write({ type: 'game-counted', game: 1 }, { by: mia });
    return { court, recorded, approval };
  };

  it('the Court took it off the board: so say the posts of its entry and of its approval', () => {
    const { court, recorded, approval } = approved();
    court.petitions({ kind: 'game', game: 1 }).seats().decides(overturn);
    expect(court.club.view.state.games[1]?.status).toBe('voided');
    for (const entry of [recorded, approval])
      expect(aftermathLine(court.club.view, entry)).toContain('**Overturned by the Court**');
  });

  it('nothing, where the Court undid what another Moderator did to it', () => {
    const { court, approval } = approved();
    court.club.write({ type: 'game-corrected', game: 1, score: 0 }, { by: court.max });
    court.petitions({ kind: 'game', game: 1 }).seats().decides(overturn);
    expect(aftermathOf(court.club.view, approval)).toBeNull();
  });

  it('its posts are found again', () => {
    const { court, recorded, approval } = approved();
    const told = (notice: Notice) => toldBy(notice, court.club.view);
    expect(told({ kind: 'power-used', entry: recorded })).toBe(recorded);
    const closed = court.club.write({ type: 'session-closed', date: '2026-11-20' }, { by: court.mia });
    expect(told({ kind: 'power-used', entry: closed })).toBeNull();
    const by = { by: court.mia, entry: approval };
    expect(told({ kind: 'game-action', action: 'approved', game: 1, ...by })).toBe(approval);
    expect(told({ kind: 'online-ended-by-justice', online: 1, ...by })).toBe(approval);
  });
});

it('the posts of many games that Moderators entered do not crowd out what was decided', () => {
  const { court, penalty } = appealed();
  const { clubs, id, now } = court.club;
  const posted = (entry: number) =>
    clubs.changeNow(id, { interaction: null, now, clock: null }, (work) =>
      notePost(work, entry, { channel: '7', message: `${entry}` }),
    );
  posted(penalty);
  const seqs = Array.from({ length: 310 }, () => court.plays(court.ana, court.bo, 1) - 1);
  for (const seq of seqs) posted(seq);
  const known = Object.keys(court.club.view.settings.toldPosts).map(Number);
  expect(known).toContain(penalty);
  expect(known).toContain(seqs.at(-1));
  expect(known).toHaveLength(101);
});

describe('what became of a rematch that everybody was told of', () => {
  it('the Court decided the game otherwise', () => {
    const court = new CourtStory();
    const { club, ana, bo, mia } = court;
    court.plays(ana, bo, 1);
    club.write({ type: 'objected', game: 1, person: bo }, { by: bo });
    const decided = club.write(
      { type: 'rematch-decided', game: 1, outcome: 'won', score: 0, untimed: false },
      { by: mia },
    );
    const notice = { kind: 'rematch-decided', game: 1, outcome: 'won', by: mia } as const;
    expect(toldBy(notice, club.view)).toBe(decided);
    court.petitions({ kind: 'game', game: 1 }).seats().decides(overturn);
    expect(aftermathLine(club.view, decided)).toContain('**Changed by the Court**');
  });
});

describe('a post that says what became of it', () => {
  const line = '⚖️ **Overturned by the Court** in [2026] CoA 1.';

  it('says so at its top, once, and keeps its small print at its end', () => {
    const once = withAftermath('Penalty #1 for Ana.\nReason: Loud.\n-# For Ana', line);
    expect(once).toBe(`${line}\nPenalty #1 for Ana.\nReason: Loud.\n-# For Ana`);
    expect(withAftermath(once, line)).toBe(once);
    expect(withAftermath(once, '⚖️ **It stands again**')).toBe(
      '⚖️ **It stands again**\nPenalty #1 for Ana.\nReason: Loud.\n-# For Ana',
    );
  });

  it('stays within what Discord takes', () => {
    const content = withAftermath(`${'x'.repeat(1900)}\n-# For Ana`, line);
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(content.endsWith('\n-# For Ana')).toBe(true);
  });
});
