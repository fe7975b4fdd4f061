import { describe, expect, it } from 'vitest';
import type { Case } from '../../../src/appeals/book/cases.ts';
import { docketOf, isOverdue, publicName, waitingFor } from '../../../src/appeals/docket/docket.ts';
import { waitingWords } from '../../../src/appeals/words/docket.ts';
import { localDate, localTime } from '../../../terms/time.ts';
import { aDocket, heard, judged, type Stage } from './a-docket.ts';

const caseOf = ({ club }: Stage, number: number): Case => {
  const appeal = club.view.state.cases[number];
  if (appeal === undefined) throw new Error(`There is no case ${number}`);
  return appeal;
};

/** What a case waits for, each with its last day. */
const waits = (stage: Stage, number: number): string[] => {
  const { view, figures } = stage.club;
  const appeal = caseOf(stage, number);
  return waitingFor(view, appeal).map((each) => {
    const due =
      each.due === null ? '' : ` by ${localDate(each.due, figures)} ${localTime(each.due, figures)}`;
    return `${waitingWords(each, (person) => publicName(view, appeal, person), figures)}${due}`;
  });
};

describe('Act III.3: what a case waits for, from whom and until when', () => {
  const opinion = 'the opinion of the Court, by Jo Jones, Kim or Lee by 2026-11-23 23:59';
  it.each<[string, (stage: Stage) => number, string[]]>([
    [
      'a petition',
      ({ court, ana, mo }) => court.files(ana, mo),
      ['the Chief Justice, or two Justices, to decide whether the Court hears it'],
    ],
    [
      'a granted one',
      ({ court, ana, mo }) => {
        const number = court.files(ana, mo);
        court.grants(number);
        return number;
      },
      ['Cleo to choose who hears it'],
    ],
    [
      'a hearing',
      heard,
      ['the first vote, which closes the hearing, from Jo Jones, Kim or Lee by 2026-11-23 23:59'],
    ],
    [
      'a hearing by two of three, as one was recused',
      (stage) => {
        const number = heard(stage);
        stage.club.write({ type: 'recused', case: number, person: stage.jo });
        return number;
      },
      ['Cleo to choose who hears it'],
    ],
    [
      'votes',
      (stage) => {
        const number = heard(stage);
        stage.court.votes(number, stage.kim);
        return number;
      },
      ['the vote of Jo Jones and Lee by 2026-11-23 23:59'],
    ],
    ['an opinion of the majority', judged, [opinion]],
    [
      'an opinion that somebody writes',
      (stage) => {
        const number = judged(stage);
        stage.club.write({ type: 'author-chosen', case: number, person: stage.lee });
        return number;
      },
      ['the opinion of the Court, by Lee by 2026-11-23 23:59'],
    ],
    [
      'a remand, of which the opinion is owed too',
      (stage) => judged(stage, 'remand'),
      ['a new decision of MM by 2026-11-23 23:59', opinion],
    ],
    [
      'a remand to a Moderator who is none any more',
      (stage) => {
        const number = judged(stage, 'remand');
        stage.court.publishes(number, stage.jo);
        stage.club.write({ type: 'office-taken', person: stage.mo, office: 'moderator' });
        return number;
      },
      ['a new decision of a Moderator by 2026-11-23 23:59'],
    ],
    [
      'a wish for the whole Court',
      (stage) => {
        const number = judged(stage);
        stage.court.publishes(number, stage.jo);
        stage.court.asks(number, stage.ana);
        return number;
      },
      ['Cleo to decide whether the whole Court hears it'],
    ],
    [
      'the whole Court',
      (stage) => {
        const number = judged(stage);
        stage.court.publishes(number, stage.jo);
        stage.court.asks(number, stage.ana);
        stage.court.accepts(number);
        return number;
      },
      ['the first vote, which closes the hearing, from Cleo, Jo Jones, Kim or Lee by 2026-11-23 23:59'],
    ],
    [
      'nothing, once it is published',
      (stage) => {
        const number = judged(stage);
        stage.court.publishes(number, stage.jo);
        return number;
      },
      [],
    ],
  ])('%s', (_, arrange, expected) => {
    const stage = aDocket();
    const number = arrange(stage);
    expect(waits(stage, number)).toEqual(expected);
  });

  it('counts names of which there are many', () => {
    const stage = aDocket();
    const { club, court, ana, mo } = stage;
    for (let n = 0; n < 9; n++) club.person(`Justice ${n}`, { offices: ['justice'] });
    const number = court.files(ana, mo, { enBanc: true });
    court.grants(number);
    expect(waits(stage, number)).toEqual([
      'the first vote, which closes the hearing, from Cleo, Jo Jones, Kim, Lee or 9 more by 2026-11-23 23:59',
    ]);
  });
});

describe('the docket', () => {
  it('has what is due first, then what has no deadline, and nothing that is over', () => {
    const stage = aDocket();
    const { club, court, ana, bo, mo, jo } = stage;
    const waiting = court.files(bo, mo);
    const late = judged(stage);
    club.at('2026-11-18 10:00');
    const later = judged(stage);
    const over = judged(stage);
    court.publishes(over, jo);
    const withdrawn = court.files(ana, mo);
    club.write({ type: 'petition-withdrawn', case: withdrawn });
    expect(docketOf(club.view).map(({ appeal }) => appeal.number)).toEqual([late, later, waiting]);
  });

  it.each([
    ['2026-11-23 23:59:59.999', false],
    ['2026-11-24 00:00', true],
  ])('Act III.3.10: at %s an opinion of the Monday before is overdue: %s', (moment, overdue) => {
    const stage = aDocket();
    judged(stage);
    stage.club.at(moment);
    const [line] = docketOf(stage.club.view);
    expect(line?.waiting.map((each) => isOverdue(each, stage.club.now))).toEqual([overdue]);
  });

  it.each([
    ['2026-11-23 23:59:59.999', false],
    ['2026-11-24 00:00', true],
  ])('Act III.3.7: at %s a hearing in which nobody votes is overdue: %s', (moment, overdue) => {
    const stage = aDocket();
    heard(stage);
    stage.club.at(moment);
    const [line] = docketOf(stage.club.view);
    expect(line?.waiting.map((each) => isOverdue(each, stage.club.now))).toEqual([overdue]);
  });

  it('keeps a declined case on it until its opinion is there', () => {
    const stage = aDocket();
    const { club, court, ana, jo } = stage;
    const number = judged(stage);
    court.asks(number, ana);
    club.write({ type: 'en-banc-answered', case: number, accepted: false });
    expect(docketOf(club.view)).toHaveLength(1);
    court.publishes(number, jo);
    expect(docketOf(club.view)).toEqual([]);
  });
});
