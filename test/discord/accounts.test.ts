import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/discord/command.ts';
import { notUnderstood, refused } from '../../src/house/result.ts';
import { aBot } from './support/a-bot.ts';
import { aCommand, asking, broken, completing, pages, quick, saying } from './support/commands.ts';

const callback = 'POST /interactions/{interaction_id}/{interaction_token}/callback';
const resultOf = (name: string, result: Extract<Answer, { kind: 'result' }>['result']) =>
  aCommand(name, async () => ({ kind: 'result', result }));

describe('the bot tells of each interaction that is over', () => {
  it('what it was and how it ended, in words of its own', async () => {
    const refusing = resultOf('refuse', refused({ code: 'needs-guild-manager', acts: ['0.6'] }));
    const puzzled = resultOf('puzzled', notUnderstood({ problem: 'lapsed' }));
    const commands = [quick.club, asking().command, refusing, puzzled, broken, pages, completing];
    const { ana, accounts } = await aBot(commands);
    for (const name of ['club', 'ask', 'refuse', 'puzzled', 'broken']) await ana.run(name);
    const shown = await ana.run('pages');
    await ana.press(shown, 'Next');
    await ana.press(shown, 'Dispute');
    await ana.pressCustomId(shown, 'words of somebody:1');
    await ana.complete('complete', 'what', 'a');
    await expect(ana.complete('complete', 'what', 'break')).rejects.toThrow('no choices');
    await expect.poll(() => accounts).toHaveLength(11);
    expect(accounts.map(({ kind, name, ending }) => `${kind} ${name} ${ending}`)).toEqual([
      'command /club shown',
      'command /ask asked',
      'command /refuse refused',
      'command /puzzled not-understood',
      'command /broken failed',
      'command /pages shown',
      'component turn shown',
      'component form asked',
      'component unknown not-understood',
      'suggestion /complete shown',
      'suggestion /complete failed',
    ]);
    for (const { acknowledged, answered } of accounts.slice(0, 10))
      expect(acknowledged).toBeLessThanOrEqual(answered);
    expect(accounts[10]?.acknowledged).toBeNull();
  });

  it('and how long it took: of one put off, until it was put off and until it was answered', async () => {
    let think = () => {};
    const thought = new Promise<void>((resolve) => {
      think = resolve;
    });
    const { ana, accounts, playground } = await aBot([
      aCommand('think', () => thought.then(() => saying(reply))),
    ]);
    const putOff = new Promise<void>((resolve) => {
      playground.watch(({ progress }) => {
        if (progress === 'thinking') resolve();
      });
    });
    const asked = ana.run('think');
    await putOff;
    await wait(150);
    think();
    await asked;
    await expect.poll(() => accounts).toHaveLength(1);
    const [{ acknowledged, answered } = { acknowledged: null, answered: 0 }] = accounts;
    expect(acknowledged).toBeGreaterThanOrEqual(1990);
    expect(answered - (acknowledged ?? 0)).toBeGreaterThan(100);
  });

  it('that it came too late where Discord waited no longer', async () => {
    const { ana, playground, accounts } = await aBot([aCommand('held', () => wait(10, saying(reply)))]);
    playground.faults.next(callback, 'lost');
    await ana.run('held');
    await expect.poll(() => accounts).toMatchObject([{ name: '/held', ending: 'too-late' }]);
  });
});

const reply = { audience: 'asker', content: 'Here' } as const;
