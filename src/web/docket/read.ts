import { citationOf } from '../../../terms/court/citation.ts';
import { subjectNames } from '../../../terms/court/decisions.ts';
import { type Instant, type LocalDate, localDate, localTime } from '../../../terms/time.ts';
import { allCases } from '../../appeals/book/case-views.ts';
import type { Case, Judgement } from '../../appeals/book/cases.ts';
import { type DocketLine, docketOf, publicName } from '../../appeals/docket/docket.ts';
import { isOverdue, type Waiting } from '../../appeals/docket/waiting.ts';
import { waitingWords } from '../../appeals/docket/words.ts';
import { majorityOn, publishedOf } from '../../appeals/opinions/on-judgement.ts';
import { outcomeWords } from '../../appeals/opinions/words.ts';
import { titleOf } from '../../appeals/party-names.ts';
import { stageNames } from '../../appeals/words/case-words.ts';
import type { ClubView } from '../../house/ports.ts';

/** What is before the Court and what it published last, as everybody may know it. Names are as typed. */
export interface DocketRead {
  /** What is due first comes first. */
  openCases: OpenCase[];
  /** The latest first. */
  opinions: PublishedCase[];
}

export interface OpenCase {
  citation: string;
  title: string;
  subject: string;
  stage: string;
  waiting: WaitingShown[];
}

export interface WaitingShown {
  /** After “waits for”. */
  what: string;
  /** The last moment at which it is in time; null where there is none. */
  due: { at: string; date: LocalDate; time: string } | null;
  overdue: boolean;
}

export interface PublishedCase {
  citation: string;
  title: string;
  /** In a sentence without its end. */
  outcome: string;
  publishedOn: LocalDate;
  page: string;
}

/** How many of the published cases are shown here; all of them can be searched. */
const mostPublished = 20;

export const readDocket = (view: ClubView, now: Instant): DocketRead => ({
  openCases: docketOf(view).map((line) => openCase(line, view, now)),
  opinions: latestPublished(view)
    .slice(0, mostPublished)
    .map(({ known, judgement }) => publishedCase(view, known, judgement)),
});

const openCase = ({ known, waiting }: DocketLine, view: ClubView, now: Instant): OpenCase => ({
  citation: citationOf(known),
  title: titleOf(view, known),
  subject: subjectNames[known.subject.kind],
  stage: stageNames[known.stage],
  waiting: waiting.map((each) => waitingShown(each, known, view, now)),
});

function waitingShown(waiting: Waiting, known: Case, view: ClubView, now: Instant): WaitingShown {
  const { figures } = view.state;
  const { due } = waiting;
  return {
    what: waitingWords(waiting, (person) => publicName(view, known, person), figures),
    due:
      due === null
        ? null
        : { at: new Date(due).toISOString(), date: localDate(due, figures), time: localTime(due, figures) },
    overdue: isOverdue(waiting, now),
  };
}

/** The cases with a judgement that everybody may read, each with the latest of them. */
const latestPublished = (view: ClubView): { known: Case; judgement: Judgement }[] =>
  allCases(view.state)
    .flatMap((known) =>
      publishedOf(known)
        .slice(0, 1)
        .map((judgement) => ({ known, judgement })),
    )
    .sort((one, other) => publishedAt(other.known, other.judgement) - publishedAt(one.known, one.judgement));

const publishedAt = (known: Case, judgement: Judgement): Instant =>
  majorityOn(known, judgement)?.at ?? judgement.at;

const publishedCase = (view: ClubView, known: Case, judgement: Judgement): PublishedCase => ({
  citation: citationOf(known),
  title: titleOf(view, known),
  outcome: outcomeWords(view, known, judgement.outcome),
  publishedOn: localDate(publishedAt(known, judgement), view.state.figures),
  page: `court/${known.year}/${known.ordinal}`,
});
