import { describe, expect, it } from 'vitest';
import { renderOutcome } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { Result } from '../../../src/house/result.ts';
import type { ScoreChange } from '../../../src/house/score-changes.ts';
import type { Reply } from '../../../src/house/words/reply.ts';
import { moved } from '../../../src/house/words/text.ts';
import { adjudicateGame } from '../../../src/ladder/games/adjudicate-game.ts';
import { confirmGame, disputeGame, withdrawGame } from '../../../src/ladder/games/answer-game.ts';
import { approveGame, correctGame, refuseGame } from '../../../src/ladder/games/decide-game.ts';
import { recordGame } from '../../../src/ladder/games/record-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { renderGamePage } from '../../../src/ladder/words/game-page.ts';
import type { Outcome } from '../../../src/told.ts';
import type { Story } from '../../support/a-club.ts';
import { afternoon, enters, game, named, plays, told } from '../games/afternoon.ts';

const scene = (club: Story) => sceneOf(club, club.id, club.now);

async function shown(club: Story, result: Result<Outcome | null>) {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return renderOutcome(result.value, await scene(club));
}

/** All that is to be read in it. */
const textOf = ({ content, embeds = [] }: Reply): string =>
  [content, ...embeds.map(({ title, description }) => `${title ?? ''}\n${description ?? ''}`)].join('\n');

const buttonsOf = ({ components = [] }: Reply): string[] =>
  components.flatMap((row) =>
    row.components.map((button) => ('label' in button ? (button.label ?? '') : '')),
  );

const which = (number: number) => ({ game: `${number}` });
const because = (number: number, reason = 'It was not *so*') => ({ ...which(number), reason });

describe('a game in words', () => {
  it('entered by a player: the opponent, and nobody else, is asked', async () => {
    const { club, ana, bo } = afternoon();
    const reply = await shown(club, club.does(ana, recordGame, told(named(bo), { colour: 'black' })));
    expect(reply).toMatchObject({ audience: 'club', pings: [club.actor(bo).account] });
    expect(textOf(reply)).toContain('**Bo** (White) lost to **Ana** (Black).');
    expect(textOf(reply)).toMatch(/Played: <t:\d+:F>\.\n/);
    expect(buttonsOf(reply)).toEqual(['Confirm', 'Dispute', 'Withdraw']);
  });

  it('held: who must join, and by when (Act 0.12)', async () => {
    const { club, ana } = afternoon();
    const zoe = club.person('Zoe');
    const text = textOf(await shown(club, club.does(ana, recordGame, told(named(zoe)))));
    expect(text).toContain('Held (Act 0.12): **Zoe** must join with `/join` before the session closes at');
    expect(text).toContain('(13:10 at the club)');
  });

  it('against somebody without an account: nobody is asked, a Moderator decides', async () => {
    const { club, ana } = afternoon();
    const del = club.member('Del', { account: false });
    const reply = await shown(club, club.does(ana, recordGame, told(named(del))));
    expect(reply.content).toBe('Ana entered game #1.');
    expect(textOf(reply)).toContain('It waits for a Moderator: the opponent has no Discord account');
    expect(buttonsOf(reply)).toEqual(['Withdraw']);
  });

  it('entered by a Moderator: it counts, with what it moved', async () => {
    const { club, mo, ana, bo } = afternoon();
    const reply = await shown(
      club,
      club.does(mo, recordGame, told(named(bo), { player: named(ana), score: 0.5, ended: 'agreement' })),
    );
    expect(textOf(reply)).toContain('**Ana** drew with **Bo**, by agreement.');
    expect(textOf(reply)).toContain('It counts: **Ana** 100 (±0), **Bo** 100 (±0).');
    expect(buttonsOf(reply)).toEqual([]);
  });

  it('confirmed: the club is told, or the card says it all and loses its buttons', async () => {
    const { club, ana, bo } = afternoon();
    const number = enters(club, ana, bo);
    const reply = await shown(club, club.does(bo, confirmGame, which(number)));
    expect(reply.content).toBe(
      '**Bo** has confirmed game #1. It counts: **Ana** 120 (+20), **Bo** 100 (±0).',
    );
    expect(reply.pings).toEqual([club.actor(ana).account]);
    expect(buttonsOf(reply.card ?? reply)).toEqual([]);
    expect(reply.card?.content).toBeUndefined();
    expect(textOf(reply.card ?? reply)).toContain('It counts: **Ana** 120 (+20), **Bo** 100 (±0).');
    expect(reply.onCard).toBe(true);
  });

  it('disputed: the reason is not told to everybody', async () => {
    const { club, mo, ana, bo } = afternoon();
    const number = enters(club, ana, bo);
    const reply = await shown(club, club.does(bo, disputeGame, { ...which(number), why: 'I never lost' }));
    expect(textOf(reply)).not.toContain('I never lost');
    expect(buttonsOf(reply.card ?? reply)).toEqual(['Confirm', 'Withdraw']);
    const page = async (mayReadDispute: boolean) =>
      textOf(await renderGamePage(game(club, number), await scene(club), { mayReadDispute }));
    expect(await page(true)).toContain('I never lost');
    expect(await page(false)).not.toContain('I never lost');
    const approved = await shown(club, club.does(mo, approveGame, { ...which(number), overseer: null }));
    expect(textOf(approved)).toContain('It counts: **Ana** 120 (+20)');
  });

  it('withdrawn and refused games say so', async () => {
    const { club, mo, ana, bo } = afternoon();
    const withdrawn = await shown(club, club.does(ana, withdrawGame, which(enters(club, ana, bo))));
    expect(textOf(withdrawn.card ?? withdrawn)).toContain('It was withdrawn by the player who entered it.');
    const refused = await shown(club, club.does(mo, refuseGame, because(enters(club, ana, bo))));
    expect(refused.content).toContain('Game #2 is refused.\nReason: It was not \\*so\\*');
  });

  it('corrected and voided games show every score that moves', async () => {
    const { club, mo, ana, bo } = afternoon();
    const number = plays(club, mo, ana, bo);
    const corrected = await shown(club, club.does(mo, correctGame, { ...because(number), score: 0 }));
    expect(corrected.content).toContain('Scores:\nAna: 120 → 100 (−20)\nBo: 100 → 120 (+20)');
    expect(textOf(corrected)).toContain('**Ana** lost to **Bo**.');
    const voided = await shown(club, club.does(mo, voidGame, because(number, 'Never played')));
    expect(voided.content).toContain('as though it had never happened.\nScores:\nBo: 120 → 100 (−20)');
    expect(voided.content).toMatch(/\nReason: Never played$/);
  });

  it('adjudicated by material (Act I.5)', async () => {
    const { club, mo, ana, bo } = afternoon();
    const fen = '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1';
    const cutOff = {
      white: named(ana),
      black: named(bo),
      fen,
      pgn: null,
      whiteCaptured: null,
      blackCaptured: null,
    };
    const reply = await shown(club, club.does(mo, adjudicateGame, cutOff));
    expect(textOf(reply)).toContain('won against **Bo** (Black), by the pieces captured (Act I.5).');
    const page = await renderGamePage(game(club, 1), await scene(club), { mayReadDispute: false });
    expect(page.picture?.alt).toContain('White: king e1, queen a1. Black: king e8.');
  });

  it('the page of a game has its board and its moves', async () => {
    const { club, ana, bo } = afternoon();
    const number = enters(club, ana, bo, { pgn: '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#' });
    const page = await renderGamePage(game(club, number), await scene(club), { mayReadDispute: false });
    expect(page.audience).toBe('asker');
    expect(page.picture?.alt).toContain('White: king e1, queen f7,');
    expect((await page.picture?.draw())?.match(/fill-opacity/g)).toHaveLength(2);
    expect(textOf(page)).toContain('1\\. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#');
  });

  it('a hostile name formats, links and pings nothing', async () => {
    const { club, ana } = afternoon();
    const eve = club.member('**@everyone** `<@1>`');
    const reply = await shown(club, club.does(ana, recordGame, told(named(eve))));
    expect(textOf(reply)).not.toMatch(/@everyone|<@1>/);
    expect(reply.pings).toEqual([club.actor(eve).account]);
  });

  it('of many scores that move only the largest fifteen are listed', () => {
    const { club } = afternoon();
    const changes: ScoreChange[] = Array.from({ length: 27 }, (_, n) => ({
      person: n + 1,
      before: 100,
      after: 130 - n,
    }));
    const lines = moved(club.view, changes).trim().split('\n');
    expect(lines).toHaveLength(17);
    expect(lines.at(-1)).toBe('and 12 more');
    expect(moved(club.view, [])).toContain('No score changes.');
  });
});
