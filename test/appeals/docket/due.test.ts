import { describe, expect, it } from 'vitest';
import { localDate, localTime } from '../../../terms/time.ts';
import { aDocket, heard, judged, type Stage } from './a-docket.ts';

const whenOf = ({ club }: Stage, at: number): string =>
  `${localDate(at, club.figures)} ${localTime(at, club.figures)}`;

/** The reminders in the ledger, each with its moment. */
const reminders = (stage: Stage): string[] =>
  stage.club.view.entries.flatMap((entry) =>
    entry.type === 'court-reminded' ? [`${entry.duty} ${entry.day}, ${whenOf(stage, entry.at)}`] : [],
  );

/** Whom the bot told directly that they have something to do. */
const reminded = ({ club }: Stage): number[] =>
  club.announced.flatMap(({ notice, target }) =>
    notice.kind === 'court-reminder' && target.to === 'person' ? [target.person] : [],
  );

/** The days on which the Court was told of its docket, each with its moment. */
const digests = (stage: Stage): string[] =>
  stage.club.view.entries.flatMap((entry) =>
    entry.type === 'docket-told' ? [`${entry.date}, ${whenOf(stage, entry.at)}`] : [],
  );

const on = (stage: Stage, ...moments: string[]) =>
  moments.reduce<Promise<void>>(async (before, moment) => {
    await before;
    await stage.club.at(moment).settle();
  }, Promise.resolve());

describe('Act III.3.10: reminders of an opinion', () => {
  it.each([
    ['2026-11-19 12:30:00.000', []],
    ['2026-11-19 12:30:00.001', ['opinion 3, 2026-11-19 12:30']],
    ['2026-11-22 12:30:00.000', ['opinion 3, 2026-11-19 12:30']],
    ['2026-11-30 10:00', ['opinion 3, 2026-11-19 12:30', 'opinion 6, 2026-11-22 12:30']],
  ])('of a Monday’s judgement, looked for at %s', async (moment, expected) => {
    const stage = aDocket();
    judged(stage);
    await on(stage, moment, moment);
    expect(reminders(stage)).toEqual(expected);
  });

  it('go to the majority, and to its author alone once there is one', async () => {
    const stage = aDocket();
    const { club, jo, kim, lee } = stage;
    const number = judged(stage);
    await on(stage, '2026-11-19 12:31');
    expect(reminded(stage)).toEqual([jo, kim, lee]);
    club.write({ type: 'author-chosen', case: number, person: kim });
    await on(stage, '2026-11-22 12:31');
    expect(reminded(stage)).toEqual([jo, kim, lee, kim]);
  });

  it('end when it is published', async () => {
    const stage = aDocket();
    const number = judged(stage);
    stage.court.publishes(number, stage.jo);
    await on(stage, '2026-12-14 12:31');
    expect(reminders(stage)).toEqual([]);
    expect(digests(stage)).toEqual([]);
  });

  it('go by the club’s own days, those of the judgement’s time (Act IV.2)', async () => {
    const stage = aDocket();
    const { club } = stage;
    club.setFigures({ reminderDays: [1] });
    club.at('2026-11-16 11:00');
    judged(stage);
    club.at('2026-11-16 12:00').setFigures({ reminderDays: [2] });
    await on(stage, '2026-11-19 12:31');
    expect(reminders(stage)).toEqual(['opinion 1, 2026-11-17 12:30']);
  });
});

describe('Acts III.3.8 and III.3.9: reminders of votes and of a new decision', () => {
  it('go to those who have not voted, and to nobody else', async () => {
    const stage = aDocket();
    const number = heard(stage);
    stage.court.votes(number, stage.kim);
    await on(stage, '2026-11-19 12:31');
    expect(reminders(stage)).toEqual(['vote 3, 2026-11-19 12:30']);
    expect(reminded(stage)).toEqual([stage.jo, stage.lee]);
  });

  it('go to all who hear a case in which nobody has voted', async () => {
    const stage = aDocket();
    const { club, court, cleo, jo, kim, lee, ana, mo } = stage;
    heard(stage);
    await on(stage, '2026-11-19 12:31');
    expect(reminded(stage)).toEqual([jo, kim, lee]);
    court.grants(court.files(ana, mo, { enBanc: true }));
    await on(stage, '2026-11-22 12:31');
    expect(reminded(stage).slice(3)).toEqual([jo, kim, lee, cleo, jo, kim, lee]);
    expect(club.view.entries.slice(-2)).toMatchObject([{ acts: ['III.3.8'] }, { acts: ['III.3.9'] }]);
  });

  it('begin again with another round', async () => {
    const stage = aDocket();
    const { club, court, jo, kim, lee } = stage;
    const number = heard(stage);
    court.votes(number, jo);
    await on(stage, '2026-11-19 12:31');
    court.votes(number, kim);
    club.write({ type: 'revote-called', case: number });
    court.votes(number, lee);
    await on(stage, '2026-11-22 12:31');
    expect(reminders(stage)).toEqual(['vote 3, 2026-11-19 12:30', 'vote 3, 2026-11-22 12:30']);
  });

  it('go to the Moderator after a remand, in the time there is', async () => {
    const stage = aDocket();
    const number = judged(stage, 'remand');
    stage.court.publishes(number, stage.jo);
    await on(stage, '2026-11-22 12:31');
    expect(reminders(stage)).toEqual(['redecision 3, 2026-11-19 12:30', 'redecision 6, 2026-11-22 12:30']);
    expect(reminded(stage)).toEqual([stage.mo, stage.mo]);
  });

  it('are written down where nobody can be told, so that they are not looked for again', async () => {
    const stage = aDocket();
    const { club, jo, kim, lee, cleo } = stage;
    judged(stage);
    for (const person of [jo, kim, lee]) club.write({ type: 'office-taken', person, office: 'justice' });
    club.write({ type: 'office-taken', person: cleo, office: 'chief' });
    await on(stage, '2026-11-22 12:31');
    expect(reminders(stage)).toHaveLength(2);
    expect(reminded(stage)).toEqual([]);
  });
});

describe('Act III.3: the Court is told of its docket', () => {
  it.each([
    ['2026-11-20 12:30:00.000', []],
    ['2026-11-20 12:30:00.001', ['2026-11-20, 2026-11-20 12:30']],
  ])('on Friday when the session begins, looked for at %s', async (moment, expected) => {
    const stage = aDocket();
    stage.court.files(stage.ana, stage.mo);
    await on(stage, moment, moment);
    expect(digests(stage)).toEqual(expected);
  });

  it('in the Court’s channel, holidays too, for as long as anything is before it', async () => {
    const stage = aDocket();
    const { club, court, ana, mo } = stage;
    club.cancelSession('2026-11-27');
    const number = court.files(ana, mo);
    await on(stage, '2026-11-20 13:00', '2026-11-27 13:00');
    club.write({ type: 'petition-denied', case: number });
    await on(stage, '2026-12-11 13:00');
    expect(digests(stage).map((each) => each.slice(0, 10))).toEqual(['2026-11-20', '2026-11-27']);
    expect(club.announced.filter(({ notice }) => notice.kind === 'docket')).toEqual([
      { notice: { kind: 'docket', date: '2026-11-20' }, target: { to: 'court' } },
      { notice: { kind: 'docket', date: '2026-11-27' }, target: { to: 'court' } },
    ]);
  });

  it('of a case that a party brought back, from then on and not for the weeks before', async () => {
    const stage = aDocket();
    const { club, court, jo, ana } = stage;
    const number = judged(stage);
    court.publishes(number, jo);
    await on(stage, '2026-12-08 10:00');
    club.at('2026-12-09 10:00');
    court.asks(number, ana);
    await on(stage, '2026-12-12 10:00');
    expect(digests(stage)).toEqual(['2026-12-11, 2026-12-11 12:30']);
  });

  it('not of the past where the club’s day is set again', async () => {
    const stage = aDocket();
    const { club, court, ana, mo } = stage;
    court.files(ana, mo);
    club.at('2026-11-18 15:00').setFigures({ weekday: 3 });
    await on(stage, '2026-11-18 16:00');
    expect(digests(stage)).toEqual([]);
    await on(stage, '2026-11-25 13:00');
    expect(digests(stage)).toEqual(['2026-11-25, 2026-11-25 12:30']);
    const moments = club.view.entries.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
  });
});

it('whether the bot looks every hour or once after five weeks, the ledger is the same', async () => {
  const arrange = () => {
    const stage = aDocket();
    judged(stage, 'remand');
    const number = heard(stage);
    stage.court.votes(number, stage.kim);
    return stage;
  };
  const [often, late] = [arrange(), arrange()];
  for (let hour = 0; hour < 35 * 24; hour += 5) {
    often.club.now += 5 * 3_600_000;
    await often.club.settle();
  }
  late.club.now = often.club.now;
  await late.club.settle();
  expect(late.club.view.entries).toEqual(often.club.view.entries);
  expect(late.club.announced).toEqual(often.club.announced);
  expect(digests(late)).toHaveLength(5);
});

describe('Acts III.3.6, III.3.7 and III.3.9.1: what waits for the Chief Justice too long is told to everybody, once', () => {
  const filed = ({ court, ana, mo }: Stage) => court.files(ana, mo);
  const granted = (stage: Stage) => stage.court.grants(filed(stage));
  const asked = (stage: Stage) => stage.court.asks(judged(stage), stage.ana);
  const told = ({ club }: Stage) =>
    club.announced.flatMap(({ notice, target }) =>
      notice.kind === 'court-waits' ? [{ case: notice.case, awaited: notice.awaited, to: target.to }] : [],
    );
  const past = ['2026-11-23 23:59:59.999', '2026-11-24 00:00', '2026-12-20 10:00'] as const;

  it.each<[string, (stage: Stage) => void, string]>([
    ['a petition', filed, 'writ'],
    ['the choice of its panel', granted, 'panel'],
    ['the request for the whole Court', asked, 'answer'],
  ])('%s, after the seventh day', async (_, begins, awaited) => {
    const stage = aDocket();
    begins(stage);
    await on(stage, past[0]);
    expect(told(stage)).toEqual([]);
    await on(stage, past[1], past[2]);
    expect(told(stage)).toEqual([{ case: 1, awaited, to: 'discussion' }]);
    const entry = stage.club.view.entries.find(({ type }) => type === 'wait-told');
    expect(whenOf(stage, entry?.at ?? 0)).toBe('2026-11-23 23:59');
  });

  it.each<[string, (stage: Stage) => void]>([
    ['a Justice does not hear it', ({ club, kim }) => club.write({ type: 'recused', case: 1, person: kim })],
    [
      'a Justice left the Court',
      ({ club, kim }) => club.write({ type: 'office-taken', person: kim, office: 'justice' }),
    ],
    [
      'a Justice left the Court before the panel had the case back',
      (stage) => {
        const { club, court, jo, kim, lee } = stage;
        court.votes(1, jo, kim, lee);
        club.write({ type: 'office-taken', person: kim, office: 'justice' });
        court.judges(1, 'remand', [jo, kim, lee]);
        club.write({ type: 'remand-returned', case: 1 });
      },
    ],
  ])('an empty place on a panel, after the seventh day: %s', async (_, leaves) => {
    const stage = aDocket();
    heard(stage);
    leaves(stage);
    await on(stage, past[0]);
    expect(told(stage)).toEqual([]);
    await on(stage, past[1], past[2]);
    expect(told(stage)).toEqual([{ case: 1, awaited: 'place', to: 'discussion' }]);
  });

  it('an empty place counts from when it became empty, and no more once it is taken', async () => {
    const stage = aDocket();
    const { club, court, jo, kim, lee, cleo } = stage;
    const number = heard(stage);
    club.at('2026-11-20 10:00').write({ type: 'recused', case: number, person: kim });
    await on(stage, '2026-11-27 23:59:59.999');
    expect(told(stage)).toEqual([]);
    court.seats(number, jo, lee, cleo);
    await on(stage, past[2]);
    expect(told(stage)).toEqual([]);
  });

  it('each of them by itself, and nothing that was answered in time', async () => {
    const stage = aDocket();
    filed(stage);
    await on(stage, '2026-11-30 10:00');
    stage.court.grants(1);
    await on(stage, '2026-12-07 23:59:59.999');
    expect(told(stage).map(({ awaited }) => awaited)).toEqual(['writ']);
    await on(stage, '2026-12-08 00:00');
    expect(told(stage).map(({ awaited }) => awaited)).toEqual(['writ', 'panel']);
    const denied = aDocket();
    filed(denied);
    denied.club.write({ type: 'petition-denied', case: 1 });
    await on(denied, past[2]);
    expect(told(denied)).toEqual([]);
  });

  it('goes by the days that the club set', async () => {
    const stage = aDocket();
    stage.club.setFigures({ answerDays: 2 });
    filed(stage);
    await on(stage, '2026-11-19 00:00');
    expect(told(stage)).toHaveLength(1);
  });
});
