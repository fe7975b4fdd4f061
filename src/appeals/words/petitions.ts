import { counted } from '../../../terms/words.ts';
import type { Rendered, Scene } from '../../house/words/scene.ts';
import { cite, nameOf } from '../../house/words/text.ts';
import type { PetitionOutcome } from '../petitions/outcomes.ts';
import { isJudged } from '../petitions/withdraw.ts';
import { caseOf, caseShown, citationShown, forGood, subjectWords } from './case-words.ts';

/** What became of a petition, for whoever did it: the parties and the Court are told by themselves. */
export function renderPetition(outcome: PetitionOutcome, scene: Scene): Rendered {
  return { audience: 'asker', content: contentOf(outcome, scene) };
}

function contentOf(outcome: PetitionOutcome, { view }: Scene): string {
  const known = caseOf(view, outcome.case);
  const cited = `**${citationShown(known)}**`;
  switch (outcome.kind) {
    case 'petition-filed':
      return [
        `${caseShown(view, known)}: ${outcome.onPaper ? `the petition of ${nameOf(view, known.petitioner)}` : 'your petition'} is with the Court (${cite(['III.3', 'III.3.6'])}). It is about ${subjectWords(known.subject)}, which stands as it is meanwhile.`,
        `The Chief Justice, or ${counted(view.state.figures.grantingJustices, 'Justice')}, now say whether it is heard. ${outcome.onPaper ? onPaper : 'You are told. To take it back, use `/appeal withdraw`.'}`,
      ].join('\n');
    case 'en-banc-asked':
      return `${caseShown(view, known)}: you have asked for the whole Court (${cite(['III.3.9'])}). The Chief Justice says whether it hears the case, and you are told.`;
    case 'petition-withdrawn':
      return isJudged(known)
        ? `The whole Court does not hear ${cited} any more, and its judgement stands (${cite(['III.3.9'])}).`
        : `${cited} is withdrawn: the Court does not hear it, and what was decided stands (${cite(['III.3'])}).`;
    case 'writ-given':
      return outcome.granted
        ? `The Court hears ${cited} (${cite(['III.3.6'])}). ${whatNext(known.enBanc)}`
        : `You have given your word that ${cited} is to be heard. It is once the Chief Justice, or another Justice, says so too (${cite(['III.3.6'])}).`;
    case 'petition-denied':
      return `You do not have ${cited} heard (${cite(['III.3.6'])}). What was decided stands, unless Justices together still take it; the parties are told why.`;
    case 'en-banc-answered':
      return outcome.accepted
        ? `The whole Court hears ${cited} (${cite(['III.3.9.1'])}). ${whatNext(true)}`
        : `The whole Court does not hear ${cited} (${cite(['III.3.9.1'])}): its judgement stands${forGood(known)}.`;
    default:
      return outcome satisfies never;
  }
}

const onPaper =
  'I cannot write to whoever has no account: tell them how it goes on. `/chief link` gives them one, if they come to have it.';

const whatNext = (enBanc: boolean): string =>
  enBanc
    ? `All Justices and the Chief Justice sit; they vote with \`/court vote\` (${cite(['III.3.9'])}).`
    : `The Chief Justice chooses who hears it with \`/court panel\` (${cite(['III.3.7'])}).`;
