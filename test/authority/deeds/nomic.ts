import { atNomic, judgementDisputed, pointJudged, pointRaised, ruleProposed } from '../scenes/nomic.ts';
import { type Deed, press, run, submit } from './deed.ts';

const first = { table: '1' };
const text = { text: 'Hats may be worn.' };
const judging = { verdict: 'true', reason: 'They may.' };
const statement = { statement: 'May they?' };

const mistake = { reason: 'The message was a joke' };

/** What is tried at a table of Nomic, by what the table of who may do what calls it. */
export const nomicDeeds: Record<string, Deed> = {
  '/nomic propose': run('nomic propose', { ...first, kind: 'enact' }, { after: atNomic, fields: text }),
  '/nomic propose, without a text': run(
    'nomic propose',
    { ...first, kind: 'transmute', rule: '101' },
    { after: atNomic },
  ),
  'form nomic-text': submit('nomic-text:1:enact:::', text, atNomic),
  '/nomic vote': run('nomic vote', { ...first, choice: 'yes' }, { after: ruleProposed }),
  'button nomic-vote': press('nomic-vote:1:0:no', ruleProposed),
  '/nomic order': run('nomic order', { ...first, text: 'May they?' }, { after: ruleProposed }),
  'button nomic-point': press('nomic-point:1:0', ruleProposed, statement),
  'form nomic-point-form': submit('nomic-point-form:1:0', statement, ruleProposed),
  '/nomic judge': run('nomic judge', { ...first, ...judging, point: '1' }, { after: pointRaised }),
  'button nomic-judge': press('nomic-judge:1:1:0', pointRaised, judging),
  'form nomic-judge-form': submit('nomic-judge-form:1:1', judging, pointRaised),
  '/nomic dispute': run('nomic dispute', { ...first, judgement: '1' }, { after: pointJudged }),
  'button nomic-dispute': press('nomic-dispute:1:1:0', pointJudged),
  '/nomic opinion': run(
    'nomic opinion',
    { ...first, judgement: '1', choice: 'disagree' },
    { after: judgementDisputed },
  ),
  'button nomic-opinion': press('nomic-opinion:1:1:0:disagree', judgementDisputed),
  '/nomic points': run(
    'nomic points',
    (of) => ({ ...first, member: of('player'), change: 10, reason: 'For the hats' }),
    { after: atNomic },
  ),
  '/nomic forfeit': run('nomic forfeit', first, { after: atNomic }),
  '/nomic rules': run('nomic rules', first, { after: atNomic }),
  'button nomic-rules': press('nomic-rules:1:all:text:2', atNomic),
  '/nomic status': run('nomic status', first, { after: ruleProposed }),
  '/nomic history': run('nomic history', first, { after: ruleProposed }),
  'button nomic-history': press('nomic-history:1:1', ruleProposed),
  '/table remind, of a game of Nomic': run('table remind', { ...first, hours: '12' }, { after: atNomic }),
  '/table correct, of a game of Nomic': run(
    'table correct',
    { ...first, ...mistake, entry: '10' },
    { after: ruleProposed },
  ),
  '/table correct, to take the text of a rule down': run(
    'table correct',
    { ...first, entry: 'proposal 301', reason: 'An insult' },
    { after: ruleProposed },
  ),
  '/table rollback, of a game of Nomic': run(
    'table rollback',
    { ...first, ...mistake, phase: 'Friday' },
    { after: ruleProposed },
  ),
};
