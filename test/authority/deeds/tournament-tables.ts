import {
  appealed,
  atMaharajiad,
  atMasters,
  endProposed,
  endProposedInIndia,
  playedAtMasters,
  pressWaits,
  ruledAtMasters,
  ruleProposed,
  sentOn,
  thatPress,
  withoutDirector,
} from '../scenes/tournament-tables.ts';
import { type Deed, press, run } from './deed.ts';

const first = { table: '1' };
const reason = 'Because.';
const signed = { ...first, text: 'Peace!', as: 'Delhi' };

/** What is tried at tables of tournaments, by what the table of who may do what calls it. */
export const tournamentTableDeeds: Record<string, Deed> = {
  '/table officer, the first director': run(
    'table officer',
    (of) => ({ ...first, office: 'director', member: of('justice') }),
    { after: withoutDirector },
  ),
  '/table officer, where there is a director': run(
    'table officer',
    (of) => ({ ...first, office: 'committee', member: of('justice') }),
    { after: atMasters },
  ),
  '/table press, dark grey': run(
    'table press',
    { ...signed, as: 'Turkey', kind: 'dark-grey' },
    { after: atMasters },
  ),
  '/table press, black': run('table press', { ...signed, kind: 'black' }, { after: atMaharajiad }),
  'button press-waiting': press('press-waiting:1:1', pressWaits),
  'button press-refuse': press((club) => `press-refuse:1:${thatPress(club)}`, pressWaits),
  '/table propose, the end of the game': run(
    'table propose',
    { ...first, kind: 'end' },
    { after: atMasters },
  ),
  '/table propose, to change a rule': run(
    'table propose',
    { ...first, kind: 'rule', figures: 'press=A' },
    { after: atMasters },
  ),
  '/table vote, to abstain': run(
    'table vote',
    { ...first, proposal: '1', choice: 'abstain' },
    { after: endProposed },
  ),
  '/table vote, on a rule': run(
    'table vote',
    { ...first, proposal: '1', choice: 'yes' },
    { after: ruleProposed },
  ),
  '/table vote, to refuse the proposal': run(
    'table vote',
    { ...first, proposal: '1', choice: 'refuse' },
    { after: endProposedInIndia },
  ),
  '/table ruling, a change of the rules': run(
    'table ruling',
    { ...first, text: 'Press is short.', point: 'D.X(1)', change: true },
    { after: atMasters },
  ),
  '/table appeal, to the director': run(
    'table appeal',
    { ...first, ruling: '1', reason },
    { after: ruledAtMasters },
  ),
  '/table decide, as the director': run(
    'table decide',
    { ...first, appeal: '1', choice: 'overturn' },
    { after: appealed },
  ),
  '/table decide, in the committee': run(
    'table decide',
    { ...first, appeal: '1', choice: 'overturn' },
    { after: sentOn },
  ),
  'button question-decide': press('question-decide:1:1:uphold', sentOn),
  'button question-agree': press('question-agree:1:1:yes', sentOn),
  '/table rollback, with the director’s consent': run(
    'table rollback',
    { ...first, phase: 'S1901M', reason },
    { after: playedAtMasters },
  ),
};
