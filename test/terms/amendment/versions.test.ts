import { describe, expect, it } from 'vitest';
import { offices } from '../../../terms/administration/authority.ts';
import { mayAmend, mayPropose } from '../../../terms/amendment/authority.ts';
import { isLaterVersion, nextVersion, parseVersion } from '../../../terms/amendment/versions.ts';

describe('versions of the Terms', () => {
  it.each([
    ['2.5', '2.5'],
    [' 3.0.1 ', '3.0.1'],
    ['2', null],
    ['2.', null],
    ['v2.5', null],
    ['2.5.1.1', null],
    ['2.12345', null],
    ['-2.5', null],
    ['', null],
  ])('“%s” is %s', (text, version) => {
    expect(parseVersion(text)).toBe(version);
  });

  it.each([
    ['2.4', '2.5'],
    ['2.9', '2.10'],
    ['2.5.9', '2.5.10'],
  ])('%s is followed by %s', (version, next) => {
    expect(nextVersion(version)).toBe(next);
    expect(isLaterVersion(next, version)).toBe(true);
  });

  it.each([
    ['2.10', '2.9', true],
    ['3.0', '2.99', true],
    ['2.4.1', '2.4', true],
    ['2.4', '2.4', false],
    ['2.4.0', '2.4', false],
    ['2.3', '2.4', false],
    ['2.4', '2.4.1', false],
  ])('%s after %s: %s', (version, than, later) => {
    expect(isLaterVersion(version, than)).toBe(later);
  });
});

describe('who changes the Terms', () => {
  it('Act IV.1: the Chief Justice alone', () => {
    expect(offices.filter((office) => mayAmend(new Set([office])))).toEqual(['chief']);
    expect(mayAmend(new Set())).toBe(false);
  });

  it('Act IV.5: officers hand in a finished text, and nobody else', () => {
    expect(offices.filter((office) => mayPropose(new Set([office])))).toEqual([...offices]);
    expect(mayPropose(new Set())).toBe(false);
  });
});
