import type { OptionToSend } from '../../../packages/playground/src/index.ts';
import type { Story } from '../../support/a-club.ts';
import {
  asked,
  assigned,
  evidence,
  exhibits,
  filed,
  heard,
  judged,
  judgedWithChief,
  moved,
  penalised,
  published,
  taken,
  voting,
} from '../scenes/court.ts';
import { counted } from '../scenes/games.ts';
import { type Deed, press, run, submit } from './deed.ts';

const reason = 'Because.';
const statement = { statement: 'It was wrong.' };
const text = { text: 'It was right.', holding: 'That it was.' };
const it: Record<string, OptionToSend> = { case: '2026/1' };
const file = { filename: 'notes.txt', data: 'What I saw.', contentType: 'text/plain' };
const tomIn = ({ view }: Story): number => view.people.all().find(({ name }) => name === 'Tom')?.number ?? 0;
const looks = (exhibit: number): Deed => press(`court-exhibit:1:${exhibit}`, evidence);

/** What is tried before the Court, by what the table calls it. */
export const courtDeeds: Record<string, Deed> = {
  '/appeal file': run('appeal file', { against: 'other' }, { fields: statement }),
  '/appeal file, against a penalty': run(
    'appeal file',
    { against: 'penalty', item: '1' },
    { after: penalised, fields: statement },
  ),
  '/appeal file, against a game': run(
    'appeal file',
    { against: 'game', item: '1' },
    { after: counted, fields: statement },
  ),
  '/appeal file, for somebody else': run(
    'appeal file',
    { against: 'other', member: 'Tom' },
    { fields: statement },
  ),
  'button appeal-open': press('appeal-open:penalty:1', penalised, statement),
  'form appeal-statement': submit('appeal-statement:penalty:1', statement, penalised),
  'form appeal-statement, for somebody else': submit(
    ({ story }) => `appeal-statement:other:other:${tomIn(story)}`,
    statement,
  ),
  '/appeal enbanc': run('appeal enbanc', it, { after: published, fields: statement }),
  'form appeal-enbanc': submit('appeal-enbanc:2026/1', statement, published),
  '/appeal withdraw': run('appeal withdraw', it, { after: taken }),
  '/appeal status': run('appeal status', it, { after: heard }),
  '/appeal status, of their own': run('appeal status', {}, { after: heard }),
  'button case-status': press('case-status:2026:1:1', heard),
  'button petition-read': press('petition-read:2026/1', filed),
  '/court docket': run('court docket', {}, { after: heard }),
  'button docket-page': press('docket-page:1', heard),
  '/court precedents': run('court precedents', {}, { after: published }),
  'button precedents-page': press('precedents-page:::1', published),
  'button court-read': press('court-read:2026/1', published),
  'button court-transcript': press('court-transcript:1', heard),
  '/court grant': run('court grant', it, { after: filed }),
  '/court grant, the whole Court': run('court grant', it, { after: asked }),
  '/court deny': run('court deny', { ...it, reason }, { after: filed }),
  '/court deny, the whole Court': run('court deny', { ...it, reason }, { after: asked }),
  '/court panel': run(
    'court panel',
    (of) => ({ ...it, first: of('justice'), second: of('secondJustice'), third: of('thirdJustice') }),
    { after: taken },
  ),
  '/court recuse': run('court recuse', it, { after: heard }),
  '/court counsel': run('court counsel', (of) => ({ ...it, member: of('other') }), { after: heard }),
  '/court witness': run('court witness', (of) => ({ ...it, member: of('other') }), { after: heard }),
  '/court exhibit': run('court exhibit', { ...it, file }, { after: heard }),
  '/court exhibit, a redacted copy': run('court exhibit', { ...it, file, redacts: '3' }, { after: evidence }),
  'button case-exhibits': press('case-exhibits:1', evidence),
  'button court-exhibit, an open one': looks(exhibits.open),
  'button court-exhibit, a sealed one': looks(exhibits.sealed),
  'button court-exhibit, raw evidence': looks(exhibits.raw),
  'button court-exhibit, a redacted copy': looks(exhibits.copy),
  'button court-exhibit, a released copy': looks(exhibits.released),
  '/court motion': run('court motion', { ...it, kind: 'dismiss', reason }, { after: heard }),
  '/court rule': run('court rule', { ...it, motion: '1', vote: 'grant' }, { after: moved }),
  '/court vote': run('court vote', { ...it, decision: 'uphold' }, { after: voting }),
  '/court author': run('court author', it, { after: judged }),
  '/court author, somebody else': run('court author', (of) => ({ ...it, justice: of('secondJustice') }), {
    after: judgedWithChief,
  }),
  '/court opinion': run('court opinion', { ...it, kind: 'majority' }, { after: assigned, fields: text }),
  'form court-opinion': submit('court-opinion:2026/1:majority:', text, assigned),
  'form court-opinion, a dissent': submit('court-opinion:2026/1:dissent:', text, assigned),
  '/chief release': run('chief release', { exhibit: '2026/1 #4' }, { after: evidence }),
};
