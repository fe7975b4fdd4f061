import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../src/appeals/book/court-entries.ts';
import type { BallotInput } from '../../../src/appeals/voting/ballot.ts';
import { approveGame, refuseGame } from '../../../src/ladder/games/decide-game.ts';
import { previewFraud } from '../../../src/ladder/games/penalise-fraud.ts';
import type { PenaltyPart } from '../../../src/ledger/fields.ts';
import { fraud } from '../../house/discipline/a-case.ts';
import { CourtStory } from './a-court.ts';

const ban = (until: string, endsAt: number): PenaltyPart => ({ kind: 'ban', until, endsAt });
const december = ban('2026-12-11', Date.UTC(2026, 11, 11, 23, 59, 59, 999));
const november = ban('2026-11-27', Date.UTC(2026, 10, 27, 23, 59, 59, 999));

type Telling = (court: CourtStory) => unknown;

interface Row {
  what: string;
  /** What was decided first, and what it would have been from the start. */
  first: Telling;
  instead: Telling;
  subject: (court: CourtStory) => Subject;
  relief: Partial<BallotInput>;
  enBanc?: boolean;
}

const points = (off: number) => (court: CourtStory) =>
  court.penalises({ parts: [{ kind: 'deduction', points: off }] });
const penalty = () => ({ kind: 'penalty', penalty: 1 }) as const;
const game = () => ({ kind: 'game', game: 1 }) as const;
const nothing = () => undefined;
const corrected = ({ club, mia }: CourtStory) =>
  club.write({ type: 'game-corrected', game: 1, score: 0 }, { by: mia });
const counted = ({ club }: CourtStory) =>
  club.view.entries.find((entry) => entry.type === 'game-counted' && entry.game === 1)?.seq ?? 0;
const voided = (court: CourtStory) =>
  court.club.write({ type: 'voided', entry: counted(court) }, { by: court.mia, acts: ['0.11'] });
const modified = (by: number) => (court: CourtStory) =>
  court.club.write(
    { type: 'adjusted', person: court.ana, change: { points: by } },
    { by: court.chief, acts: ['III.5'] },
  );
const latest =
  (type: 'adjusted' | 'monitored') =>
  ({ club }: CourtStory) =>
    club.view.entries.findLast((entry) => entry.type === type)?.seq ?? 0;

const rows: Row[] = [
  {
    what: 'a penalty that is undone',
    first: points(15),
    instead: nothing,
    subject: penalty,
    relief: {},
  },
  {
    what: 'other points',
    first: points(50),
    instead: points(10),
    subject: penalty,
    relief: { points: 10 },
  },
  {
    what: 'a warning in place of points',
    first: points(50),
    instead: (court) => court.penalises({ parts: [{ kind: 'warning' }] }),
    subject: penalty,
    relief: { points: 0 },
  },
  {
    what: 'points in place of half of the score',
    first: (court) => court.penalises({ parts: [{ kind: 'halve' }] }),
    instead: points(5),
    subject: penalty,
    relief: { points: 5 },
  },
  {
    what: 'an invented game that was none',
    first: (court) => court.penalises({ fraud: true, game: 1, reverses: counted(court) }),
    instead: nothing,
    subject: penalty,
    relief: { relief: 'undo' },
  },
  {
    what: 'a forfeit that is undone',
    first: (court) => court.penalises({ game: 1, parts: [{ kind: 'forfeit', score: 0 }] }),
    instead: nothing,
    subject: penalty,
    relief: {},
  },
  {
    what: 'a ban that is lifted',
    first: (court) => court.penalises({ ground: 'serious', parts: [december] }),
    instead: nothing,
    subject: () => ({ kind: 'ban', penalty: 1 }),
    relief: {},
  },
  {
    what: 'a ban that is shortened, and the deduction beside it kept',
    first: (court) => court.penalises({ parts: [{ kind: 'deduction', points: 5 }, december] }),
    instead: (court) => court.penalises({ parts: [{ kind: 'deduction', points: 5 }, november] }),
    subject: () => ({ kind: 'ban', penalty: 1 }),
    relief: { relief: 'shorten', until: '2026-11-27' },
  },
  {
    what: 'a ban that is lengthened',
    first: (court) => court.penalises({ parts: [november] }),
    instead: (court) => court.penalises({ parts: [december] }),
    subject: () => ({ kind: 'ban', penalty: 1 }),
    relief: { relief: 'lengthen', until: '2026-12-11' },
  },
  {
    what: 'a correction that is undone',
    first: corrected,
    instead: nothing,
    subject: game,
    relief: {},
  },
  {
    what: 'another result than the correction',
    first: corrected,
    instead: ({ club, mia }) => club.write({ type: 'game-corrected', game: 1, score: 0.5 }, { by: mia }),
    subject: game,
    relief: { result: 0.5 },
  },
  {
    what: 'a game that was voided',
    first: voided,
    instead: nothing,
    subject: game,
    relief: {},
  },
  {
    what: 'a game that was voided, with another result',
    first: voided,
    instead: corrected,
    subject: game,
    relief: { result: 0 },
  },
  {
    what: 'a game that should not count, against the other player',
    first: nothing,
    instead: voided,
    subject: game,
    relief: {},
  },
  {
    what: 'a rematch whose outcome does not hold',
    first: ({ club, mia, bo }) => {
      club.write({ type: 'objected', game: 1, person: bo });
      const outcome = { outcome: 'won', score: 0, untimed: false } as const;
      club.write({ type: 'rematch-decided', game: 1, ...outcome }, { by: mia });
    },
    instead: nothing,
    subject: game,
    relief: {},
  },
  {
    what: 'a modification that is undone',
    first: modified(-30),
    instead: nothing,
    subject: (court) => ({ kind: 'technical', entry: latest('adjusted')(court) }),
    relief: {},
    enBanc: true,
  },
  {
    what: 'a modification by other points',
    first: modified(40),
    instead: modified(5),
    subject: (court) => ({ kind: 'technical', entry: latest('adjusted')(court) }),
    relief: { points: 5 },
    enBanc: true,
  },
  {
    what: 'a game that the Chief Justice took off the board',
    first: (court) => court.club.write({ type: 'voided', entry: counted(court) }, { by: court.chief }),
    instead: nothing,
    subject: ({ club }) => ({
      kind: 'technical',
      entry: club.view.entries.findLast(({ type }) => type === 'voided')?.seq ?? 0,
    }),
    relief: {},
    enBanc: true,
  },
];

/** Ana beat Bo and then Cy; after what was decided Bo beats Ana. */
function told(decided: Telling): CourtStory {
  const court = new CourtStory();
  court.plays(court.ana, court.bo, 1);
  court.plays(court.ana, court.cy, 1);
  court.club.at('12:50');
  decided(court);
  court.club.at('12:55');
  court.plays(court.bo, court.ana, 1);
  return court;
}

/** The board without what is left of a penalty that is void. */
function boardOf(court: CourtStory) {
  const { penalties, ...board } = court.board();
  return { ...board, penalties: penalties.filter((penalty) => penalty?.stands === true) };
}

/** The board with its case filed and granted. */
function appealed({ first, subject, enBanc = false }: Row): CourtStory {
  const court = told(first);
  court.petitions(subject(court), { enBanc });
  if (!enBanc) court.seats();
  return court;
}

const benchOf = (court: CourtStory, { enBanc }: Row) =>
  enBanc === true ? [court.chief, ...court.panel] : court.panel;

describe('Act III.3.8: what the Court decides is so as though it had been from the start', () => {
  it.each(rows)('$what', (row) => {
    const court = appealed(row);
    const before = boardOf(court);
    expect(
      court.decides({ decision: 'overturn', ...row.relief }, benchOf(court, row)).judgement,
    ).not.toBeNull();
    expect(boardOf(court)).toEqual(boardOf(told(row.instead)));
    expect(boardOf(court)).not.toEqual(before);
  });

  it.each(rows)('and $what is let be when it is upheld', (row) => {
    const court = appealed(row);
    const before = court.board();
    expect(court.decides({ decision: 'uphold' }, benchOf(court, row)).judgement?.effects).toEqual([]);
    expect(court.board()).toEqual(before);
  });
});

describe('Act III.3.9: the whole Court takes the place of its panel', () => {
  it.each(rows.filter(({ enBanc }) => enBanc !== true))('$what comes back exactly as it was', (row) => {
    const court = appealed(row);
    const before = court.board();
    court.decides({ decision: 'overturn', ...row.relief }).goesEnBanc();
    court.decides({ decision: 'overturn' }, [court.chief, ...court.panel]);
    expect(court.board()).toEqual(before);
    expect(court.appeal.stage).toBe('final');
  });

  it.each(rows.filter(({ enBanc }) => enBanc !== true))('$what, where the panel had upheld it', (row) => {
    const court = appealed(row);
    court.decides({ decision: 'uphold' }).goesEnBanc();
    court.decides({ decision: 'overturn', ...row.relief }, [court.chief, ...court.panel]);
    expect(boardOf(court)).toEqual(boardOf(told(row.instead)));
  });

  it.each(rows.filter(({ enBanc }) => enBanc !== true))('$what stays where it upholds its panel', (row) => {
    const court = appealed(row);
    court.decides({ decision: 'overturn', ...row.relief }).goesEnBanc();
    court.decides({ decision: 'uphold' }, [court.chief, ...court.panel]);
    expect(boardOf(court)).toEqual(boardOf(told(row.instead)));
  });

  it('decides otherwise than the panel and than what was decided first', () => {
    const court = told(points(50));
    court.petitions(penalty()).seats().decides({ decision: 'overturn' }).goesEnBanc();
    court.decides({ decision: 'overturn', points: 20 }, [court.chief, ...court.panel]);
    expect(boardOf(court)).toEqual(boardOf(told(points(20))));
  });

  it.each(['the panel', 'the Moderator'])('takes points off again where %s left a warning', (who) => {
    const court = new CourtStory();
    court.penalises({ parts: [{ kind: 'deduction', points: 50 }] });
    court.petitions({ kind: 'penalty', penalty: 1 }).seats();
    if (who === 'the panel') court.decides({ decision: 'overturn', points: 0 });
    else {
      court.decides({ decision: 'remand' });
      court.redecides(court.mia, { decision: 'replace', points: 0 });
    }
    court.goesEnBanc().decides({ decision: 'overturn', points: 20 }, [court.chief, ...court.panel]);
    expect(court.board().penalties[1]?.parts).toEqual([{ kind: 'deduction', points: 20 }]);
  });

  it('ends a ban otherwise, which the panel had replaced by points', () => {
    const court = new CourtStory();
    const endsAt = court.club.moment('2026-12-18 23:59:59') + 999;
    const banned = { kind: 'ban', until: '2026-12-18', endsAt } as const;
    court.penalises({ parts: [{ kind: 'deduction', points: 50 }, banned] });
    court.petitions({ kind: 'penalty', penalty: 1 }).seats().decides({ decision: 'overturn', points: 5 });
    expect(court.board().banned).toBe(false);
    const weeks = { decision: 'overturn', until: '2026-12-04' } as const;
    court.goesEnBanc().decides(weeks, [court.chief, ...court.panel]);
    expect(court.board().penalties[1]?.parts).toMatchObject([
      { kind: 'deduction', points: 50 },
      { kind: 'ban', until: '2026-12-04' },
    ]);
  });

  it('ends a ban otherwise, which the panel had lifted', () => {
    const court = told((each) => each.penalises({ parts: [december] }));
    court.petitions({ kind: 'ban', penalty: 1 }).seats().decides({ decision: 'overturn' }).goesEnBanc();
    const shorter = { decision: 'overturn', relief: 'shorten', until: '2026-11-27' } as const;
    court.decides(shorter, [court.chief, ...court.panel]);
    expect(boardOf(court)).toEqual(boardOf(told((each) => each.penalises({ parts: [november] }))));
  });
});

describe('Act II.10.5: a monitor before the Court', () => {
  const monitored = () => {
    const court = new CourtStory();
    const monitor = court.club.write({ type: 'monitored', person: court.ana }, { by: court.mia });
    return court.petitions({ kind: 'monitor', monitor }).seats();
  };

  it('is lifted from the judgement on, and not before', () => {
    const court = monitored().decides({ decision: 'overturn' });
    expect(court.board().monitored).toBe(false);
    expect(court.club.view.state.monitors[0]?.liftedAt).toBe(court.club.now);
  });

  it('stands again where the whole Court undoes that', () => {
    const court = monitored().decides({ decision: 'overturn' }).goesEnBanc();
    court.decides({ decision: 'overturn' }, [court.chief, ...court.panel]);
    expect(court.board().monitored).toBe(true);
  });

  it('is lifted by the Moderator who withdraws it after a remand, until the whole Court undoes that', () => {
    const court = monitored().decides({ decision: 'remand' });
    court.redecides(court.mia, { decision: 'withdraw' });
    expect(court.board().monitored).toBe(false);
    expect(court.club.view.state.monitors[0]?.liftedAt).toBe(court.club.now);
    court.goesEnBanc().decides({ decision: 'overturn' }, [court.chief, ...court.panel]);
    expect(court.board().monitored).toBe(true);
  });
});

describe('a game that was refused', () => {
  const refused = () => {
    const court = new CourtStory();
    court.club.write({
      type: 'game-recorded',
      game: 1,
      player: court.ana,
      opponent: court.bo,
      score: 1,
      colour: null,
      playedAt: court.club.now,
      date: '2026-11-20',
      online: false,
      ended: null,
      approval: ['late'],
    });
    court.club.write({ type: 'game-refused', game: 1 }, { by: court.mia });
    return court.petitions(game()).seats();
  };

  it('waits again once the Court undoes that', () => {
    const court = refused().decides({ decision: 'overturn' });
    expect(court.club.view.state.games[1]).toMatchObject({ status: 'open', approval: ['late'] });
  });

  it('waits with the result that the Court gives it, and counts so', () => {
    const court = refused().decides({ decision: 'overturn', result: 0.5 });
    expect(court.club.view.state.games[1]).toMatchObject({ status: 'open', score: 0.5 });
    const approved = court.club.does(court.max, approveGame, { game: '1', overseer: null });
    expect(approved.ok).toBe(true);
    expect(court.club.view.state.games[1]).toMatchObject({ status: 'counted', score: 0.5 });
  });

  it('and is not refused again: only the Court changes what it decided', () => {
    const court = refused().decides({ decision: 'overturn' });
    const again = court.club.does(court.max, refuseGame, { game: '1', reason: 'I know better.' });
    expect(again).toMatchObject({ refusals: [{ code: 'game-judged', case: 1, acts: ['II.4', 'III.3.8'] }] });
  });
});

describe('a penalty that lapsed while its case was open', () => {
  it('stays void, whatever the Court makes of it, and the case ends', () => {
    const court = told(points(15));
    court.petitions(penalty()).seats();
    const issued = court.club.view.state.penalties[1]?.seq ?? 0;
    court.club.write({ type: 'voided', entry: issued });
    const before = court.board();
    court.decides({ decision: 'overturn' });
    expect(court.board()).toEqual(before);
    expect(court.appeal.stage).toBe('judged');
  });
});

describe('Act II.5: a violation that the Court overturned', () => {
  it('is not counted on the ladder any more, and its number is not given again', () => {
    const court = told((each) => each.penalises({ fraud: true, game: 1, reverses: counted(each) }));
    const { club, mia, ana } = court;
    const violations = () => {
      const preview = previewFraud(club.view, club.actor(mia), fraud(ana, 2), club.now);
      return preview.ok ? preview.value.violations : preview;
    };
    expect(violations()).toBe(1);
    court.petitions(penalty()).seats().decides({ decision: 'overturn' });
    expect(violations()).toBe(0);
    court.penalises({ parts: [{ kind: 'warning' }] });
    expect(club.view.state.penalties[2]?.stands).toBe(true);
  });
});
