import { describe, expect, it } from 'vitest';
import { nameTournamentOfficer } from '../../../src/tables/tournaments/officers/name-officer.ts';
import { joinTournament } from '../../../src/tables/tournaments/sign-up/join-tournament.ts';
import { meant, refusedFor, TournamentStory } from './a-tournament.ts';

const masters = () => new TournamentStory('world-masters-2004');

/** Who directs gives an office, or takes it back. */
const names = (story: TournamentStory, office: string, member: number, by = story.mo) =>
  story.club.does(by, nameTournamentOfficer, { ...meant, office, member: { text: `#${member}` } });

const holders = (story: TournamentStory) =>
  story.tournament.state.officers.map(({ office, person }) => [office, person]);

describe('the officers of a tournament', () => {
  it('WM A.3: are named by the director alone, and lose their office by the same command', () => {
    const story = masters();
    const [ana = 0, bo = 0] = story.people;
    expect(names(story, 'committee', bo, ana)).toMatchObject(refusedFor('needs-director'));
    expect(names(story, 'committee', bo)).toMatchObject({ ok: true });
    expect(holders(story)).toEqual([
      ['director', story.mo],
      ['committee', bo],
    ]);
    expect(names(story, 'committee', bo, bo)).toMatchObject({ ok: true });
    expect(holders(story)).toEqual([['director', story.mo]]);
    expect(names(story, 'king', bo)).toMatchObject({
      ok: false,
      invalid: { problem: 'no-tournament-office' },
    });
  });

  it('WM A.4: the director hands the office over, and does not play', () => {
    const story = masters();
    const [ana = 0, bo = 0] = story.people;
    story.join(bo);
    expect(names(story, 'director', bo)).toMatchObject(refusedFor('player-has-no-office'));
    expect(names(story, 'director', ana)).toMatchObject({ ok: true });
    expect(holders(story)).toEqual([['director', ana]]);
    expect(story.club.does(ana, joinTournament, { ...meant, team: null, preference: null })).toMatchObject(
      refusedFor('office-plays-not'),
    );
    expect(names(story, 'observer', bo)).toMatchObject(refusedFor('needs-director'));
  });

  it('WM A.8: members of the committee may play against the advice of the rules', () => {
    const story = masters();
    const [ana = 0] = story.people;
    expect(names(story, 'committee', ana)).toMatchObject({ ok: true });
    story.join(ana);
    expect(story.tournament.state.signedUp.map(({ person }) => person)).toEqual([ana]);
  });

  it('WM A.10: nobody is an observer and of the committee, nor acts for the director without being an assistant', () => {
    const story = masters();
    const [ana = 0, bo = 0, cleo = 0, dee = 0] = story.people;
    names(story, 'committee', ana);
    expect(names(story, 'observer', ana)).toMatchObject(refusedFor('office-barred'));
    expect(names(story, 'acting-director', bo)).toMatchObject(refusedFor('office-among'));
    names(story, 'assistant', bo);
    names(story, 'assistant', cleo);
    expect(names(story, 'assistant', dee)).toMatchObject(refusedFor('tournament-office-full'));
    expect(names(story, 'acting-director', bo)).toMatchObject({ ok: true });
    // Whoever acts for the director names officers too.
    expect(names(story, 'observer', dee, bo)).toMatchObject({ ok: true });
  });

  it('MJ A.4: a Moderator names a director where there is none any more', () => {
    const story = new TournamentStory('maharajiad');
    const [ana = 0] = story.people;
    const other = story.club.moderator('Di');
    expect(names(story, 'director', ana, other)).toMatchObject(refusedFor('needs-director'));
    names(story, 'director', story.mo);
    expect(holders(story)).toEqual([]);
    expect(names(story, 'committee', ana, other)).toMatchObject(refusedFor('needs-director'));
    expect(names(story, 'director', ana, other)).toMatchObject({ ok: true });
  });
});
