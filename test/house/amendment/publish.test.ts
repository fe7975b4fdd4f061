import { describe, expect, it } from 'vitest';
import { actInForce, ownTexts, textChanges } from '../../../src/house/amendment/own-texts.ts';
import { publishFigure, publishText } from '../../../src/house/amendment/publish.ts';
import { figuresAt, versionInForce } from '../../../src/house/book/amendment.ts';
import { register } from '../../../terms/register.ts';
import { aClub, type Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

function court() {
  const club = aClub({ now: '2026-11-21 10:00' });
  const chief = club.person('Morgan', { offices: ['chief'] });
  const mo = club.moderator('Mo');
  const jude = club.person('Jude', { offices: ['justice'] });
  return { club, chief, mo, jude };
}

const figure = (name: string, value: string, version: string | null = null) => ({
  figure: name,
  value,
  version,
  follows: null,
});
const words = (act: string, text: string, present = 'Before.', version: string | null = null) => ({
  act,
  text,
  present,
  version,
  follows: null,
  suggestion: null,
});

const last = ({ view }: Story) => view.entries.at(-1);

describe('Act IV.1: the Chief Justice changes the Terms alone', () => {
  it('publishes a figure as the next version, in force from then on', () => {
    const { club, chief } = court();
    expect(saidOf(club.does(chief, publishFigure, figure('floor', '50')))).toEqual(['done']);
    expect(last(club)).toMatchObject({
      type: 'terms-published',
      version: '2.5',
      terms: '2.4',
      figures: { floor: 50 },
    });
    expect(versionInForce(club.view.state)).toBe('2.5');
    expect(club.figures.floor).toBe(50);
    club.does(chief, publishFigure, figure('floor', '60', '3.0'));
    expect(last(club)).toMatchObject({ version: '3.0', terms: '2.5', acts: ['IV.1', 'IV.2'] });
  });

  it('Act IV.2: every later entry keeps the version in force, and earlier ones keep theirs', () => {
    const { club, chief } = court();
    club.does(chief, publishFigure, figure('floor', '50'));
    club.at('2026-11-21 10:01').member('Ana');
    const { entries, state } = club.view;
    const at = entries.findIndex(({ type }) => type === 'terms-published');
    expect(new Set(entries.slice(0, at + 1).map(({ terms }) => terms))).toEqual(new Set(['2.4']));
    expect(new Set(entries.slice(at + 1).map(({ terms }) => terms))).toEqual(new Set(['2.5']));
    expect(figuresAt(state, club.moment('09:59'))).toMatchObject({ floor: 100 });
  });

  it('Act IV.3: has it announced in #discussion', () => {
    const { club, chief } = court();
    club.does(chief, publishText, words('ii.3', 'Scores move by Elo.'));
    expect(club.announced.at(-1)).toEqual({
      notice: { kind: 'terms-published', publication: club.view.state.lastSeq },
      target: { to: 'discussion' },
    });
  });

  it.each(['mo', 'jude'] as const)('is refused to everybody else, such as %s', (who) => {
    const stage = court();
    const { club } = stage;
    const before = club.view.entries.length;
    for (const refusal of [
      club.does(stage[who], publishFigure, figure('floor', '50')),
      club.does(stage[who], publishText, words('II.3', 'Scores move.')),
    ]) {
      expect(saidOf(refusal)).toEqual(['needs-office']);
      expect(actsOf(refusal)).toEqual(['IV.1']);
    }
    expect(saidOf(club.does(club.stranger('zoe'), publishFigure, figure('floor', '50')))).toEqual([
      'needs-office',
    ]);
    expect(club.view.entries).toHaveLength(before);
  });

  it.each<[string, string, string | null, string]>([
    ['floor', '100', null, 'nothing-to-change'],
    ['floor', ' 100 ', null, 'nothing-to-change'],
    ['floor', '101', null, 'figures-contradict'],
    ['floor', '-1', null, 'not-a-figure'],
    ['floor', '', null, 'not-a-figure'],
    ['flor', '50', null, 'no-such-figure'],
    ['__proto__', '50', null, 'no-such-figure'],
    ['weekday', '3', null, 'not-a-figure'],
    ['closes', '12:30', null, 'figures-contradict'],
    ['floor', '50', '2.4', 'version-not-later'],
    ['floor', '50', '2.3', 'version-not-later'],
    ['floor', '50', 'next', 'not-a-version'],
  ])('%s as “%s” in version %s is not understood', (name, value, version, problem) => {
    const { club, chief } = court();
    const before = club.view.entries.length;
    expect(saidOf(club.does(chief, publishFigure, figure(name, value, version)))).toEqual([problem]);
    expect(club.view.entries).toHaveLength(before);
  });

  it.each<[string, string, string]>([
    ['0.99', 'Words.', 'no-such-act'],
    ['constructor', 'Words.', 'no-such-act'],
    ['II.3', ' Before.\n', 'nothing-to-change'],
    ['II.3', '', 'empty'],
    ['II.3', '\u200B\u202E \n', 'empty'],
    ['II.3', 'x'.repeat(4_001), 'too-long'],
    ['II.3', 'x'.repeat(4_000), 'done'],
  ])('a text of %s', (act, text, said) => {
    const { club, chief } = court();
    expect(saidOf(club.does(chief, publishText, words(act, text)))).toEqual([said]);
  });

  it('does not publish over what another window published meanwhile', () => {
    const { club, chief } = court();
    club.does(chief, publishFigure, figure('floor', '50', '2.5'));
    expect(saidOf(club.does(chief, publishText, words('II.3', 'New.', 'Before.', '2.5')))).toEqual([
      'version-not-later',
    ]);
  });

  it('does not publish over it either where both windows named a version', () => {
    const { club, chief } = court();
    club.does(chief, publishText, { ...words('II.3', 'New.', 'Before.', '2.6'), follows: '2.4' });
    const other = { ...words('II.3', 'Other.', 'Before.', '3.0'), follows: '2.4' };
    expect(saidOf(club.does(chief, publishText, other))).toEqual(['changed-meanwhile']);
    const raised = { ...figure('floor', '50', '3.0'), follows: '2.4' };
    expect(saidOf(club.does(chief, publishFigure, raised))).toEqual(['changed-meanwhile']);
    expect(saidOf(club.does(chief, publishText, { ...other, follows: '2.6' }))).toEqual(['done']);
  });
});

describe('the club’s own text of an Act', () => {
  it('takes the place of the project’s, and the latest of the earlier', async () => {
    const { club, chief } = court();
    const read = async () => actInForce('II.3', club.figures, await ownTexts(club.clubs, club.view));
    const written = await read();
    expect(written.own).toBeNull();
    club.does(chief, publishText, words('II.3', 'First.\r\nThen.'));
    club.does(chief, publishText, words('II.2', 'Another Act.'));
    expect(await read()).toMatchObject({
      text: 'First.\nThen.',
      own: { version: '2.5', date: '2026-11-21' },
    });
    club.does(chief, publishText, words('II.3', 'Second.'));
    expect(await read()).toMatchObject({
      text: 'Second.',
      own: { version: '2.7' },
      status: register['II.3'].status,
    });
    const changes = await textChanges(club.clubs, club.view, club.view.state.publications);
    expect([...changes.values()]).toMatchObject([
      { before: written.text, after: 'First.\nThen.' },
      { after: 'Another Act.' },
      { before: 'First.\nThen.', after: 'Second.' },
    ]);
  });

  it('Act IV.2: what it took the place of says the figures of that time', async () => {
    const { club, chief } = court();
    club.does(chief, publishText, words('II.2', 'No score falls too low.'));
    club.does(chief, publishFigure, figure('floor', '50'));
    const [change] = (await textChanges(club.clubs, club.view, club.view.state.publications)).values();
    expect(change?.before).toContain('100');
  });

  it('stays when the person who published it has their data erased', async () => {
    const { club, chief } = court();
    club.does(chief, publishText, words('II.3', 'Ours.'));
    const seq = club.view.state.lastSeq;
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
      work.eraseWords([seq]);
      return { ok: true, value: null };
    });
    expect(await club.clubs.text(club.id, seq, 'act')).toBe('Ours.');
  });
});
