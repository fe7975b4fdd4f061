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
        said: `${mentionOf(view, entry.person)} is called as a witness, number ${appeal.witnesses.indexOf(entry.person) + 1} in turn${under(['III.3'])}.`,
        next: () => 'You are heard in the hearing, when your turn comes: say there what you know.',
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
  const unruled = motions.length === 0 ? '' : ` Motions that were not ruled on: ${listed(motions)}.`;
  return {
    said: `the hearing is closed, as the first vote has been cast. Nobody writes here any more.${unruled} Those who hear the case vote${byWhen(view, appeal, 'vote')}; the judgement is posted here${under(['III.3.8'])}.`,
    pinged: [],
  };
}

const howToSpeak =
  'Write in its hearing. Files go in with `/court exhibit`, witnesses are called with `/court witness`, and you ask those who hear the case for something with `/court motion`.';

function seated({ panel, despiteConflict }: EntryOf<'panel-seated'>, appeal: Case, view: ClubView): News {
  const despite =
    despiteConflict.length === 0
      ? ''
      : ` As too few Justices have no conflict in it, ${namesOf(view, despiteConflict)} ${despiteConflict.length === 1 ? 'sits' : 'sit'} all the same${under(['III.3.5.1'])}.`;
  return {
    said: `it is heard by ${namesOf(view, panel)}${under(['III.3.7'])}.${despite}`,
    next: (person) => {
      if (panel.includes(person))
        return `You are on its panel. If you should not hear it, say so with \`/court recuse\` before you vote${under(['III.3.5'])}; you vote with \`/court vote\`.`;
      return partiesOf(appeal).includes(person) ? howToSpeak : 'You do not hear it any more.';
    },
    pinged: [],
  };
}

function recused({ person }: EntryOf<'recused'>, appeal: Case, view: ClubView): News {
  const isOpen = appeal.seats > 0 && vacancies(view, appeal) > 0;
  return {
    said: `${nameOf(view, person)} does not hear it, by their own word${under(['III.3.5'])}.${
      isOpen ? ` The Chief Justice fills the place with \`/court panel\`${under(['III.3.7'])}.` : ''
    }`,
    pinged: isOpen ? holders(view.state, 'chief') : [],
  };
}

function filed({ by, exhibit }: EntryOf<'exhibit-filed'>, appeal: Case, view: ClubView): News {
  const what = appeal.exhibits[exhibit];
  return {
    said: `${byWhom(view, appeal, by)} put in exhibit ${what === undefined ? exhibit : exhibitWords(what)}${under(['III.3'])}. Those who may look at it find it with \`/appeal status\`.`,
    pinged: [],
  };
}

function moved(motion: Motion | undefined, appeal: Case, view: ClubView): News {
  if (motion === undefined) throw new Error(`Case ${appeal.number} has no such motion`);
  return {
    said: `${byWhom(view, appeal, motion.by)} asks ${motionAbout(motion, view)}: motion #${motion.number}. Those who hear the case decide with \`/court rule\`${under(['III.3.3'])}.`,
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
  dismiss: ' The case is over, and what was decided stands.',
  summary: ' The hearing is closed; those who hear the case vote with `/court vote`.',
  join: ' Both are heard by this panel from now on.',
  seal: ' Only those who hear the case may look at it from now on.',
  'raw-evidence': ' Those who hear the case may look at it from now on.',
};

const byWhom = (view: ClubView, appeal: Case, by: PersonNumber | null): string =>
  by === null ? 'the bot' : whoIn(view, appeal, by);

const whoIn = (view: ClubView, appeal: Case, person: PersonNumber): string =>
  partiesOf(appeal).includes(person) ? plain(partyName(view, person)) : nameOf(view, person);
