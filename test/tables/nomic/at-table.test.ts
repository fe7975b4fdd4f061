import { describe, expect, it } from 'vitest';
import { renderNotice } from '../../../src/discord/notices.ts';
import { renderInvalid, renderRefusals } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { UseCase } from '../../../src/house/plan.ts';
import type { Result } from '../../../src/house/result.ts';
import { announceAway } from '../../../src/tables/clock/announce-away.ts';
import { extendDeadline } from '../../../src/tables/clock/extend-deadline.ts';
import { takeGameBack } from '../../../src/tables/corrections/take-back.ts';
import { findGame } from '../../../src/tables/diplomacy/find-game.ts';
import { findNomic } from '../../../src/tables/nomic/find-nomic.ts';
import { chooseSetting } from '../../../src/tables/opening/choose-setting.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { givePress } from '../../../src/tables/press/give-press.ts';
import { openTalk } from '../../../src/tables/talks/open-talk.ts';
import { giveVote } from '../../../src/tables/votes/give-vote.ts';
import { survivingSeats } from '../../../src/tables/votes/proposals.ts';
import { propose } from '../../../src/tables/votes/propose.ts';
import { renderTable, renderTables } from '../../../src/tables/words/show.ts';
import { extending } from '../a-table.ts';
import { atNomic, NomicStory } from './a-nomic-table.ts';

/** What somebody is told who is refused. */
function told(result: Result<unknown>, { club: { view } }: NomicStory): string {
  if (result.ok) return '';
  const { content = '' } =
    'refusals' in result ? renderRefusals(result.refusals, view) : renderInvalid(result.invalid, view);
  return content;
}

const forfeits = { is: 'forfeited' } as const;

/** All but Monday have forfeited. */
function won(): NomicStory {
  const story = new NomicStory().start();
  for (const seat of ['tuesday', 'wednesday', 'thursday', 'friday']) story.deed(seat, forfeits);
  return story;
}

const sceneIn = ({ club }: NomicStory) => sceneOf(club, club.id, club.now);

/** What tables say of a table in one post. */
const shown = async (story: NomicStory): Promise<string> =>
  renderTable(await sceneIn(story), story.table).embeds?.[0]?.description ?? '';

describe('what Nomic has not', () => {
  /** A use case with its input, whatever that is. */
  const tries =
    <Input>(useCase: UseCase<Input>, input: Input) =>
    (story: NomicStory): Result<unknown> =>
      story.club.does(story.players[0] ?? 0, useCase, input);
  const reason = 'Because.';

  it.each([
    ['an extension', tries(extendDeadline, extending(1, reason, atNomic)), 'no deadlines', '3.1'],
    [
      'an absence',
      tries(announceAway, { ...atNomic, from: '2026-12-01', until: '2026-12-02', cancel: false }),
      '`/table replace`',
      '3.1',
    ],
    ['press', tries(givePress, { ...atNomic, kind: 'white', text: 'x', as: null }), '`/table talk`', '4.1'],
    [
      'a vote',
      tries(propose, { ...atNomic, kind: 'draw', members: null, text: null, figures: null }),
      '`/nomic propose`',
      '2.1',
    ],
    ['a vote on it', tries(giveVote, { ...atNomic, proposal: '1', choice: 'yes' }), '`/nomic vote`', '2.1'],
    [
      'a return to a phase',
      tries(takeGameBack, { ...atNomic, phase: 'S1901M', reason, shown: null }),
      '`/table correct`',
      '7.3',
    ],
  ])(
    '%s is refused with what there is instead, also before the start and after the end',
    (_, does, says, point) => {
      for (const story of [new NomicStory(), new NomicStory().start(), won()]) {
        const words = told(does(story), story);
        expect(words).toContain(says);
        expect(words).toContain(`Nomic ${point}`);
        expect(words).not.toContain('hasn’t started');
      }
    },
  );

  it('has no settings, and says so', () => {
    const story = new NomicStory();
    const words = told(
      story.club.does(story.mo, chooseSetting, { ...atNomic, name: 'night', value: 'yes' }),
      story,
    );
    expect(words).toContain('leave no setting open');
  });

  it('and what it has works: players talk in private', () => {
    const story = new NomicStory().start();
    story.does(story.playing('monday'), openTalk, { ...atNomic, with: 'Tuesday and Friday' });
    expect(story.table.state.talks[0]?.seats).toEqual(['monday', 'tuesday', 'friday']);
    const alone = told(
      story.club.does(story.playing('monday'), openTalk, { ...atNomic, with: 'Monday' }),
      story,
    );
    expect(alone).toContain('nobody but yourself');
  });
});

describe('a command of one game at a table of another', () => {
  const withBoth = () => {
    const story = new NomicStory();
    const about = {
      game: 'diplomacy',
      rules: 'club',
      name: 'War',
      gm: null,
      channel: null,
      lot: 'x',
    } as const;
    story.does(story.mo, openTable, about);
    return story;
  };

  it('says which game is played there, and not that it has not started', () => {
    const story = withBoth();
    expect(told(findGame(story.club.view, atNomic), story)).toMatch(
      /Table 1 plays Nomic, not Diplomacy.*\/nomic/s,
    );
    expect(told(findNomic(story.club.view, { ...atNomic, table: '2' }), story)).toMatch(
      /Table 2 plays Diplomacy, not Nomic.*\/diplomacy/s,
    );
  });

  it('means the only table of its game where none is named', () => {
    const story = withBoth().start();
    const nowhere = { table: null, channel: '99' };
    expect(findNomic(story.club.view, nowhere)).toMatchObject({ value: { table: { number: 1 } } });
    expect(told(findGame(story.club.view, nowhere), story)).toContain('Table 2 hasn’t started yet');
  });
});

describe('what everybody reads of a table of Nomic', () => {
  it('says whose turn it is or comes next, and the points', async () => {
    const story = new NomicStory().start();
    expect(await shown(story)).toContain('is next, on <t:');
    await story.goTo('2026-11-23 10:00');
    story.deed('monday', { is: 'proposed', change: { kind: 'enact', text: ['Hats.'] }, figures: null });
    expect(await shown(story)).toMatch(/’s proposal 301, until <t:\d+:F>\./);
    story.deed('tuesday', { is: 'voted', choice: 'yes' });
    await story.goTo('2026-11-24 10:00');
    expect(await shown(story)).toMatch(/’s turn, until <t:\d+:F>\./);
    expect(await shown(story)).toMatch(/Monday: .* · 10 points/);
    expect(renderTables(story.club.view, [story.table], { all: false }).embeds?.[0]?.description).toContain(
      '’s turn, until',
    );
  });

  it('says who has won and by which rule, at the table and in #games', async () => {
    const story = won();
    const winner = story.club.view.people.byNumber(story.playing('monday'))?.name ?? '';
    expect(await shown(story)).toContain(`Only ${winner} is left, and wins.`);
    const over = await renderNotice({ kind: 'table-news', table: 1, news: 'over' }, await sceneIn(story));
    expect(over.content).toContain(`is over.** Only ${winner} is left, and wins.`);
    expect(over.content).toContain('Nomic R115');
    expect(over.content).not.toMatch(/[\uE000\uE001]/);
  });

  it('explains how to play when the days are drawn, to all and to each', async () => {
    const story = new NomicStory().start();
    const begins = await renderNotice({ kind: 'table-started', table: 1 }, await sceneIn(story));
    expect(begins.content).toContain('before 19:00 in the United Kingdom, propose a change of the rules');
    expect(begins.content).toContain('The first to reach 200 points wins.');
    const person = story.playing('tuesday');
    const drawn = { kind: 'seat-drawn', table: 1, seat: 'tuesday', person } as const;
    const own = await renderNotice(drawn, await sceneIn(story));
    expect(own.content).toContain('Each Tuesday is your turn');
  });

  it('has no vote for a seat that has forfeited', () => {
    const story = new NomicStory().start();
    story.deed('friday', forfeits);
    expect(survivingSeats(story.table)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday']);
  });
});
