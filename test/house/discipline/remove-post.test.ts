import { describe, expect, it } from 'vitest';
import { insteadOf } from '../../../src/discord/undelivered.ts';
import { removePost } from '../../../src/house/discipline/remove-post.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aCase } from './a-case.ts';

const at = (guild: string) => `https://discord.com/channels/${guild}/22/333`;

describe('Acts 0.13 and 0.14: a post is taken down', () => {
  it('by the member of staff, which is logged with the reason', async () => {
    const { club } = aCase();
    const sue = club.staff('Sue');
    const result = club.does(sue, removePost, { link: at(club.id), reason: 'A phone number.' });
    expect(saidOf(result)).toEqual(['done']);
    const entry = club.view.entries.at(-1);
    expect(entry).toMatchObject({ type: 'post-removal-ordered', channel: '22', message: '333', by: sue });
    expect(entry?.acts).toEqual(['0.13', '0.14']);
    expect(await club.clubs.text(club.id, entry?.seq ?? 0, 'reason')).toBe('A phone number.');
    expect(club.announced.at(-1)).toEqual({
      notice: { kind: 'post-removal', channel: '22', message: '333', by: sue },
      target: { to: 'channel', channel: '22' },
    });
  });

  it.each(['mo', 'jude', 'ana'] as const)('and by nobody else, such as %s', (who) => {
    const stage = aCase();
    const { club } = stage;
    club.staff('Sue');
    const before = club.view.entries.length;
    const result = club.does(stage[who], removePost, { link: at(club.id), reason: 'Mine.' });
    expect([saidOf(result), actsOf(result)]).toEqual([['staff-only'], ['0.14']]);
    expect(club.view.entries).toHaveLength(before);
  });

  it.each<[string, string]>([
    ['https://discord.com/channels/1000/22/333', 'done'],
    [' <https://ptb.discord.com/channels/1000/22/333/> ', 'done'],
    ['https://canary.discord.com/channels/1000/22/333', 'done'],
    ['https://discordapp.com/channels/1000/22/333', 'done'],
    ['https://discord.com/channels/1001/22/333', 'not-a-post'],
    ['https://discord.com/channels/@me/22/333', 'not-a-post'],
    ['https://discord.com/channels/1000/22', 'not-a-post'],
    ['https://discord.com.evil.example/channels/1000/22/333', 'not-a-post'],
    ['http://discord.com/channels/1000/22/333', 'not-a-post'],
    ['https://discord.com/channels/1000/22/333?x=1', 'not-a-post'],
    ['333', 'not-a-post'],
    ['', 'not-a-post'],
  ])('of a link %j: %s', (link, said) => {
    const { club } = aCase();
    expect(saidOf(club.does(club.staff('Sue'), removePost, { link, reason: 'Why.' }))).toEqual([said]);
  });

  it('needs a reason', () => {
    const { club } = aCase();
    const input = { link: at(club.id), reason: ' ' };
    expect(saidOf(club.does(club.staff('Sue'), removePost, input))).toEqual(['empty']);
  });

  it('that Discord does not let the bot take down is told to the person who wanted it', () => {
    const { club } = aCase();
    const sue = club.staff('Sue');
    club.does(sue, removePost, { link: at(club.id), reason: 'Why.' });
    const [last] = club.announced.slice(-1);
    if (last === undefined) throw new Error('Nothing is to be done');
    expect(insteadOf(club.view, last)).toEqual([
      {
        notice: { kind: 'post-not-removed', channel: '22', message: '333' },
        target: { to: 'person', person: sue },
      },
    ]);
  });
});
