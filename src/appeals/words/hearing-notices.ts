import { holders } from '../../house/book/offices.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Reply, Scene } from '../../house/words/reply.ts';
import { listed, mentionOf, nameOf, plain, reasonLines, under } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Entry, EntryOf } from '../../rule-books.ts';
import type { Case, Motion } from '../book/cases.ts';
import { partiesOf, vacancies, votersOf } from '../court.ts';
import type { CourtNotice } from '../notices.ts';
import { partyName } from '../party-names.ts';
import { byWhen, caseOf, caseShown, citationShown, namesOf, telling } from './case-words.ts';
import { exhibitWords } from './exhibits.ts';
import { motionWords, openMotions } from './hearing.ts';

interface News {
  said: string;
  /** For those who are told directly, by what they are to the case. */
  next?: (person: PersonNumber) => string;
  pinged: readonly PersonNumber[];
}

/** What happened in the hearing of a case, for all in it or for somebody alone. */
export async function renderHearingNotice(notice: CourtNotice<'hearing'>, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const appeal = caseOf(view, notice.case);
  const entry = view.entries[notice.entry - 1];
  if (entry === undefined) throw new Error(`There is no entry ${notice.entry}`);
  const { said, next, pinged } = newsOf(entry, appeal, view);
  return telling(
    view,
    notice.person,
    [
      `${caseShown(view, appeal)}: ${said}`,
      ...(await reasonLines(scene, entry.seq)),
      ...(notice.person === null || next === undefined ? [] : [next(notice.person)]),
    ],
    pinged,
  );
}

function newsOf(entry: Entry, appeal: Case, view: ClubView): News {
  switch (entry.type) {
    case 'panel-seated':
      return seated(entry, appeal, view);
    case 'recused':
      return recused(entry, appeal, view);
    case 'counsel-named':
      return {
        said: `${mentionOf(view, entry.person)} speaks for ${whoIn(view, appeal, entry.party)}${under(['III.3'])}.`,
        next: () => howToSpeak,
        pinged: [entry.person],
      };
    case 'witness-called':
      return {
        said: `${mentionOf(view, entry.person)} is witness number ${appeal.witnesses.indexOf(entry.person) + 1}${under(['III.3'])}.`,
        next: () => 'When it is your turn, say in the hearing what you know.',
        pinged: [entry.person],
      };
    case 'exhibit-filed':
      return filed(entry, appeal, view);
    case 'motion-made':
      return moved(appeal.motions[entry.motion], appeal, view);
    case 'motion-ruled':
      return ruled(entry, appeal, view);
    case 'vote-cast':
      return closed(appeal, view);
    default:
      throw new Error(`Nobody is told of ${entry.type} in a hearing`);
  }
}

/** The first vote ends the hearing; nothing is said of how it was. */
function closed(appeal: Case, view: ClubView): News {
  const motions = openMotions(appeal);
  const unruled = motions.length === 0 ? '' : ` Motions without a decision: ${listed(motions)}.`;
  return {
    said: `the hearing is closed, because the first vote has been cast. Nobody can write here now.${unruled} The Justices vote${byWhen(view, appeal, 'vote')}, and I post the judgement here${under(['III.3.8'])}.`,
    pinged: [],
  };
}

const howToSpeak =
  'Tell your side in the hearing. File exhibits with `/court exhibit`, call witnesses with `/court witness`, and ask for an order (such as to seal an exhibit) with `/court motion`.';

function seated({ panel, despiteConflict }: EntryOf<'panel-seated'>, appeal: Case, view: ClubView): News {
  const despite =
    despiteConflict.length === 0
      ? ''
      : ` Too few Justices are free of conflicts, so ${namesOf(view, despiteConflict)} ${despiteConflict.length === 1 ? 'hears' : 'hear'} it in spite of one${under(['III.3.5.1'])}.`;
  return {
    said: `${namesOf(view, panel)} will hear it${under(['III.3.7'])}.${despite}`,
    next: (person) => {
      if (panel.includes(person))
        return `You are on its panel, and vote with \`/court vote\`. If you should not hear it, use \`/court recuse\` before you vote${under(['III.3.5'])}.`;
      return partiesOf(appeal).includes(person) ? howToSpeak : 'You no longer hear it.';
    },
    pinged: [],
  };
}

function recused({ person }: EntryOf<'recused'>, appeal: Case, view: ClubView): News {
  const isOpen = appeal.seats > 0 && vacancies(view, appeal) > 0;
  return {
    said: `${nameOf(view, person)} has stepped aside and does not hear it${under(['III.3.5'])}.${
      isOpen ? ` The Chief Justice fills the place with \`/court panel\`${under(['III.3.7'])}.` : ''
    }`,
    pinged: isOpen ? holders(view.state, 'chief') : [],
  };
}

function filed({ by, exhibit }: EntryOf<'exhibit-filed'>, appeal: Case, view: ClubView): News {
  const what = appeal.exhibits[exhibit];
  return {
    said: `${byWhom(view, appeal, by)} filed exhibit ${what === undefined ? exhibit : exhibitWords(what)}${under(['III.3'])}. People who are allowed to see it find it with \`/appeal status\`.`,
    pinged: [],
  };
}

function moved(motion: Motion | undefined, appeal: Case, view: ClubView): News {
  if (motion === undefined) throw new Error(`Case ${appeal.number} has no such motion`);
  return {
    said: `${byWhom(view, appeal, motion.by)} asks ${motionAbout(motion, view)}: motion #${motion.number}. The Justices who hear the case decide with \`/court rule\`${under(['III.3.3'])}.`,
    pinged: votersOf(view, appeal),
  };
}

function motionAbout({ kind, exhibit, with: other }: Motion, view: ClubView): string {
  if (exhibit !== null) return `to seal exhibit ${exhibit}`;
  return other === null
    ? motionWords[kind]
    : `to hear ${citationShown(caseOf(view, other))} together with this case`;
}

function ruled({ motion: number, granted }: EntryOf<'motion-ruled'>, appeal: Case, view: ClubView): News {
  const motion = appeal.motions[number];
  if (motion === undefined) throw new Error(`Case ${appeal.number} has no motion ${number}`);
  const votes = listed(
    motion.votes.map(({ person, grant }) => `${nameOf(view, person)} ${grant ? 'for' : 'against'} it`),
  );
  return {
    said: `motion #${number}, ${motionAbout(motion, view)}, is ${granted ? 'granted' : 'denied'}: ${votes}${under(['III.3.3'])}.${granted ? followsFrom[motion.kind] : ''}`,
    pinged: [],
  };
}

const followsFrom: Readonly<Record<Motion['kind'], string>> = {
  dismiss: ' The case is over, and the decision stands.',
  summary: ' The hearing is closed. The Justices now vote with `/court vote`.',
  join: ' This panel now hears both.',
  seal: ' Now only the Justices who hear the case can see it.',
  'raw-evidence': ' Now the Justices who hear the case can see it.',
};

const byWhom = (view: ClubView, appeal: Case, by: PersonNumber | null): string =>
  by === null ? 'the bot' : whoIn(view, appeal, by);

const whoIn = (view: ClubView, appeal: Case, person: PersonNumber): string =>
  partiesOf(appeal).includes(person) ? plain(partyName(view, person)) : nameOf(view, person);
