import { expect, it } from 'vitest';
import { renderOutcome } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { atTable } from '../a-table.ts';
import { TournamentTable, tournaments } from './a-tournament-table.ts';

const ordering = (story: TournamentTable) => {
  const [power = ''] = story.powers;
  const [unit] = story.table.state.diplomacy?.position.units.filter((each) => each.power === power) ?? [];
  return {
    power,
    given: { ...atTable, text: `${unit?.type} ${unit?.at} H`, whole: true, phase: story.phase },
  };
};

it.each(tournaments)(
  'WM D.VII(7) and MJ B.VIII(7): orders are confirmed at once, with their time and a code (%s)',
  async (rules) => {
    const story = new TournamentTable(rules).start();
    const { power, given } = ordering(story);
    const outcome = story.does(story.playing(power), giveOrders, given);
    if (outcome === null) throw new Error('Nothing was confirmed');
    const { club } = story;
    const said = JSON.stringify(await renderOutcome(outcome, await sceneOf(club, club.id, club.now)));
    const { digest = '' } = story.table.state.diplomacy?.drafts.get(power)?.orders ?? {};
    expect(digest).toHaveLength(64);
    expect(said).toContain(`The whole receipt: ${digest}`);
    expect(said).toContain(`arrived <t:${Math.floor(club.now / 1000)}:F>`);
  },
);

it.each(tournaments)(
  'WM D.VII(1) and MJ B.VIII(1): orders count from when the bot had them, also without a reminder (%s)',
  async (rules) => {
    const story = new TournamentTable(rules).start();
    const { power, given } = ordering(story);
    story.allHold(story.powers.slice(1));
    story.club.now = story.ending;
    story.does(story.playing(power), giveOrders, given);
    await story.pass(story.ending);
    expect(story.table.state.diplomacy?.history[0]?.orders.get(power)?.receivedAt).toBe(
      story.club.now - 1000,
    );
    expect(story.club.does(story.playing(power), giveOrders, given)).toMatchObject({
      refusals: [{ code: 'phase-over' }],
    });
  },
);
