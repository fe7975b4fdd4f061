import { expect, it } from 'vitest';
import {
  allOf,
  done,
  ifGiven,
  notUnderstood,
  type Refusal,
  refused,
  understood,
  unlessRefused,
} from '../../src/house/result.ts';

const refusal: Refusal = { code: 'needs-guild-manager', acts: ['III.1'] };
const lapsed = notUnderstood({ problem: 'lapsed' });

it('what is refused is refused, whatever it would come to', () => {
  expect(unlessRefused([], done(1))).toEqual(done(1));
  expect(unlessRefused([refusal], done(1))).toEqual(refused(refusal));
  expect(unlessRefused([refusal], lapsed)).toEqual(refused(refusal));
  expect(unlessRefused([], lapsed)).toEqual(lapsed);
});

it('several results are one: all that they came to, or the first that is none', () => {
  expect(allOf(done(1), done('two'), done(null))).toEqual(done([1, 'two', null]));
  expect(allOf(done(1), lapsed, refused(refusal))).toEqual(lapsed);
  expect(allOf(refused(refusal), lapsed)).toEqual(refused(refusal));
});

it('nothing is not understood, and zero is something', () => {
  expect(understood(0, { problem: 'lapsed' })).toEqual(done(0));
  expect(understood(null, { problem: 'lapsed' })).toEqual(lapsed);
  expect(understood(undefined, { problem: 'lapsed' })).toEqual(lapsed);
});

it('an option that was left out is not read', () => {
  expect(ifGiven(null, () => lapsed)).toEqual(done(null));
  expect(ifGiven('x', () => lapsed)).toEqual(lapsed);
  expect(ifGiven('x', (text) => done(text.length))).toEqual(done(1));
});
