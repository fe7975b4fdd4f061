import { describe, expect, it } from 'vitest';
import {
  type Appealed,
  type Obstacle,
  obstacleActs,
  obstacles,
  obstacleTo,
} from '../../../terms/court/appealable.ts';
import { subjectKinds } from '../../../terms/court/decisions.ts';
import { isOpen, type Stage, stages } from '../../../terms/court/stages.ts';
import { isAct } from '../../../terms/register.ts';

const today = '2026-11-20';

const appealed = (about: Partial<Appealed>): Appealed => ({
  what: 'penalty',
  stands: true,
  barredUntil: null,
  cases: [],
  ...about,
});
const obstacle = (about: Partial<Appealed>): Obstacle | null => obstacleTo(appealed(about), today);
const heard = (stage: Stage) => ({ stage, judged: true, enBanc: false });
const heardByAll = (stage: Stage) => ({ stage, judged: true, enBanc: true });
const unheard = (stage: Stage) => ({ stage, judged: false, enBanc: false });

describe('Act III.3: what stands can be taken to the Court', () => {
  it.each(subjectKinds.map((what) => ({ what })))('$what', ({ what }) => {
    expect(obstacle({ what })).toBeNull();
    expect(obstacle({ what, stands: false })).toBe('fallen');
  });

  it('cites an Act for all that cannot', () => {
    expect(obstacles.every((each) => isAct(obstacleActs[each]))).toBe(true);
  });
});

describe('Act II.10.6: a monitor can be taken to the Court while it stands', () => {
  it.each([
    { stands: true, expected: null },
    { stands: false, expected: 'fallen' },
  ])('stands: $stands, so $expected', ({ stands, expected }) => {
    expect(obstacle({ what: 'monitor', stands })).toBe(expected);
  });
});

describe('Act II.12.2: what no Act supports can be taken to the Court', () => {
  it('whatever it is', () => {
    expect(obstacle({ what: 'other' })).toBeNull();
    expect(obstacle({ what: 'technical' })).toBeNull();
  });
});

describe('Act III.6: a ban by the member of staff is not for the Court', () => {
  it('whatever else there is to say of it', () => {
    expect(obstacle({ what: 'staff-ban' })).toBe('staff-ban');
    expect(obstacle({ what: 'staff-ban', stands: false, cases: [unheard('filed')] })).toBe('staff-ban');
    expect(obstacleActs['staff-ban']).toBe('III.6');
  });
});

describe('Act II.11.3: an order to play with a clock cannot be appealed', () => {
  it('whatever else there is to say of it', () => {
    expect(obstacle({ what: 'clock-order' })).toBe('clock-order');
    expect(obstacleActs['clock-order']).toBe('II.11.3');
  });
});

describe('Act III.3.6: one case about a matter at a time', () => {
  const open = stages.filter((stage) => isOpen(stage) && stage !== 'judged' && stage !== 'final');

  it.each(open.map((stage) => ({ stage })))('not while one is $stage', ({ stage }) => {
    expect(obstacle({ cases: [unheard(stage)] })).toBe('open');
    expect(obstacle({ what: 'ban', barredUntil: '2020-01-01', cases: [heard(stage)] })).toBe('open');
  });

  it.each<{ stage: Stage }>([{ stage: 'denied' }, { stage: 'withdrawn' }])(
    'again once one was $stage, unheard',
    ({ stage }) => {
      expect(obstacle({ cases: [unheard(stage)] })).toBeNull();
    },
  );
});

describe('Act III.3.9: what a panel judged goes to the whole Court, not to another panel', () => {
  it.each<{ stage: Stage }>([{ stage: 'judged' }, { stage: 'published' }])('$stage', ({ stage }) => {
    expect(obstacle({ cases: [heard(stage)] })).toBe('judged');
    expect(obstacle({ cases: [unheard('denied'), heard(stage), unheard('withdrawn')] })).toBe('judged');
  });
});

describe('Act III.3.9.1: no way on once the whole Court was declined', () => {
  it('declined', () => {
    expect(obstacle({ cases: [heard('declined')] })).toBe('declined');
    expect(obstacleActs.declined).toBe('III.3.9.1');
  });
});

describe('Act III.3.9.2: no appeal after the whole Court', () => {
  it.each<{ stage: Stage }>([{ stage: 'final' }, { stage: 'closed' }])('$stage', ({ stage }) => {
    expect(obstacle({ cases: [heardByAll(stage)] })).toBe('final');
    expect(obstacle({ what: 'deduction', cases: [heardByAll(stage)] })).toBe('final');
    expect(obstacleActs.final).toBe('III.3.9.2');
  });
});

describe('Act II.9.5: no further appeal of a ban before the day that the Court named', () => {
  it.each([
    { barredUntil: '2026-11-21', expected: 'barred' },
    { barredUntil: '2027-06-01', expected: 'barred' },
    { barredUntil: '2026-11-20', expected: null },
    { barredUntil: '2026-11-19', expected: null },
  ])('on 20 November, barred until $barredUntil: $expected', ({ barredUntil, expected }) => {
    expect(obstacle({ what: 'ban', barredUntil, cases: [heard('published')] })).toBe(expected);
    expect(obstacle({ what: 'ban', barredUntil, cases: [heardByAll('closed')] })).toBe(expected);
  });

  it.each<{ stage: Stage }>([{ stage: 'judged' }, { stage: 'published' }, { stage: 'declined' }])(
    'a panel that named no day closed nothing ($stage)',
    ({ stage }) => {
      expect(obstacle({ what: 'ban', cases: [heard(stage)] })).toBeNull();
      expect(obstacle({ what: 'ban', cases: [heardByAll('closed'), heard(stage)] })).toBeNull();
      expect(obstacle({ what: 'ban', cases: [heard(stage), unheard('filed')] })).toBe('open');
    },
  );

  it('but Act III.3.9.2: what the whole Court judged is final, where it named no day', () => {
    expect(obstacle({ what: 'ban', cases: [heardByAll('closed')] })).toBe('final');
    expect(obstacle({ what: 'ban', cases: [heard('published'), heardByAll('final')] })).toBe('final');
  });
});
