import { expect, it } from 'vitest';
import { mayRead } from '../../../terms/jurisdiction/staff.ts';

it.each([
  { byRule: true, isStaff: false, may: true, logged: false },
  { byRule: true, isStaff: true, may: true, logged: false },
  { byRule: false, isStaff: true, may: true, logged: true },
  { byRule: false, isStaff: false, may: false, logged: false },
])(
  'Act 0.14: by the rule $byRule, staff $isStaff: may read $may, logged $logged',
  ({ may, logged, ...reader }) => {
    expect(mayRead(reader)).toEqual({ may, logged });
  },
);
