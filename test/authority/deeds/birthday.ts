import { atTournament, regulationProposed, tournamentDecided } from '../scenes/birthday.ts';
import { type Deed, press, run, submit } from './deed.ts';

const first = { table: '1' };
const written = { text: 'Twenty centres win.', figures: 'victory=20', comment: 'It is too short.' };

/** What is tried at a Birthday Tournament, by what the table of who may do what calls it. */
export const birthdayDeeds: Record<string, Deed> = {
  '/table propose, to change a regulation': run(
    'table propose',
    { ...first, kind: 'rule', point: '16' },
    { after: atTournament, fields: written },
  ),
  '/table propose, to change regulation 4': run(
    'table propose',
    { ...first, kind: 'rule', point: '4' },
    { after: atTournament, fields: written },
  ),
  'form regulation-text': submit('regulation-text:1:16:0', written, atTournament),
  '/table propose, to announce a win': run(
    'table propose',
    { ...first, kind: 'end' },
    { after: tournamentDecided },
  ),
  '/table propose, to announce a draw': run(
    'table propose',
    { ...first, kind: 'draw' },
    { after: atTournament },
  ),
  '/table vote, on a regulation': run(
    'table vote',
    { ...first, proposal: '1', choice: 'yes' },
    { after: regulationProposed },
  ),
  'button table-vote, on a regulation': press('table-vote:1:1:no', regulationProposed),
  '/table ruling, with figures': run(
    'table ruling',
    { ...first, text: 'A convoy leaves the way back open.', point: '22', figures: '4.A.5=b' },
    { after: atTournament },
  ),
  '/table officer, for a helper': run(
    'table officer',
    (of) => ({ ...first, office: 'helper', member: of('justice'), text: 'Drafting proposals' }),
    { after: atTournament },
  ),
};
