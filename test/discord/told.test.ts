import { describe, expect, it } from 'vitest';
import { addressedFrom, outcomeFrom } from '../../src/store/records.ts';
import { notices, outcomes } from '../../src/told.ts';
import { sceneOfSamples } from '../../tools/wording/catalogue.ts';
import { noticeSamples, outcomeSamples, targetSamples, told } from '../../tools/wording/samples.ts';
import { noticesSaid, outcomesSaid } from '../../tools/wording/told-words.ts';
import { MemoryClubs } from '../support/memory-club.ts';

const kindsOf = (samples: readonly { kind: string }[]) =>
  [...new Set(samples.map(({ kind }) => kind))].sort();

describe('every kind of outcome', () => {
  it('has samples', () => {
    expect(kindsOf(told(outcomeSamples))).toEqual(Object.keys(outcomes).sort());
  });

  it.each(told(outcomeSamples))('is read as it was kept: %j', (outcome) => {
    expect(outcomeFrom(JSON.stringify(outcome))).toEqual(outcome);
  });

  it.each(told(outcomeSamples))('is not read with something missing: %j', ({ kind, ...about }) => {
    const [needed = ''] = Object.keys(about);
    expect(outcomeFrom(JSON.stringify({ kind, ...about, [needed]: undefined }))).toBeNull();
  });

  it('has words', async () => {
    const said = await outcomesSaid(await sceneOfSamples(new MemoryClubs()));
    expect(kindsOf(said)).toEqual(Object.keys(outcomes).sort());
    const silent = said.filter(
      ({ reply: { content = '', embeds = [] } }) => content === '' && embeds.length === 0,
    );
    expect(silent.map(({ kind }) => kind)).toEqual([]);
  });
});

describe('every kind of notice', () => {
  it('has samples', () => {
    expect(kindsOf(told(noticeSamples))).toEqual(Object.keys(notices).sort());
  });

  it.each(told(noticeSamples))('is read as it was kept: %j', (notice) => {
    const stored = { notice: JSON.stringify(notice), target: '{"to":"discussion"}' };
    expect(addressedFrom(stored)).toEqual({ notice, target: { to: 'discussion' } });
  });

  it.each(targetSamples)('is read wherever it goes: %j', (target) => {
    const stored = { notice: '{"kind":"events-barred"}', target: JSON.stringify(target) };
    expect(addressedFrom(stored)?.target).toEqual(target);
  });

  it('has words, unless it is no message', async () => {
    const said = await noticesSaid(await sceneOfSamples(new MemoryClubs()));
    const silent = ['post-removal', 'session-event'];
    expect(kindsOf(said)).toEqual(
      Object.keys(notices)
        .filter((kind) => !silent.includes(kind))
        .sort(),
    );
  });
});

describe('what an older version left', () => {
  it.each([
    ['no JSON', '{'],
    ['no object', 'null'],
    ['a kind that is no more', '{"kind":"settled"}'],
    ['a name of every object', '{"kind":"constructor"}'],
    ['a kind without what belongs to it', '{"kind":"removed"}'],
    ['something else in a field', '{"kind":"removed","person":"Ana","basis":"request","games":[]}'],
  ])('is not read where it is %s', (_, stored) => {
    expect(outcomeFrom(stored)).toBeNull();
    expect(addressedFrom({ notice: stored, target: '{"to":"discussion"}' })).toBeNull();
  });

  it('is not read where it goes nowhere that there is', () => {
    expect(addressedFrom({ notice: '{"kind":"events-barred"}', target: '{"to":"email"}' })).toBeNull();
  });
});
