import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, countVote, type VoteFigures } from '../../../src/tables/votes/count.ts';

const majorities = ['unanimous', 'more-than-half', 'two-thirds'] as const;
const silences = ['no', 'yes', 'not-counted'] as const;

/** A vote of so many voters: `yyn.` is two in favour, one against and one silent. */
function counted(votes: string, figures: Pick<VoteFigures, 'majority' | 'silence'>) {
  const voters = [...votes].map((_, place) => `voter ${place}`);
  const cast = new Map<string, Choice>();
  for (const [place, vote] of [...votes].entries())
    if (vote !== '.') cast.set(`voter ${place}`, vote === 'y' ? 'yes' : 'no');
  return countVote(voters, cast, figures);
}

describe.each([
  // By votes: whether it passes when silence is no, yes, or not counted.
  {
    majority: 'unanimous',
    passes: { yyy: 'yyy', yyn: 'nnn', 'yy.': 'nyy', 'yn.': 'nnn', '...': 'nyn', y: 'yyy', n: 'nnn' },
  },
  {
    majority: 'more-than-half',
    passes: {
      yn: 'nnn',
      yyn: 'yyy',
      'yn.': 'nyn',
      'y..': 'nyy',
      'yy..': 'nyy',
      'yyy..': 'yyy',
      'n..': 'nyn',
      'nn..': 'nnn',
      '...': 'nyn',
    },
  },
  {
    majority: 'two-thirds',
    passes: {
      yyn: 'yyy',
      yynn: 'nnn',
      yyyynn: 'yyy',
      yyynn: 'nnn',
      'yy.': 'yyy',
      'y..': 'nyy',
      'yn.': 'nyn',
      'yyn.': 'nyy',
      '...': 'nyn',
    },
  },
] as const)('$majority', ({ majority, passes }) => {
  it.each(Object.entries(passes))('%s: %s', (votes, expected) => {
    const found = silences.map((silence) => (counted(votes, { majority, silence }).passed ? 'y' : 'n'));
    expect(found.join('')).toBe(expected);
  });
});

describe('a vote', () => {
  const figures = fc.record({
    majority: fc.constantFrom(...majorities),
    silence: fc.constantFrom(...silences),
  });
  const people = fc.uniqueArray(fc.string(), { maxLength: 12 });
  const choices = fc
    .dictionary(fc.string(), fc.constantFrom<Choice>('yes', 'no'))
    .map((all) => new Map(Object.entries(all)));
  /** Voters, most of whom have voted. */
  const votes = people.chain((voters) =>
    fc
      .array(fc.constantFrom<Choice | null>('yes', 'no', null), {
        minLength: voters.length,
        maxLength: voters.length,
      })
      .map((made) => ({
        voters,
        cast: new Map(
          voters.flatMap((voter, place): [string, Choice][] => {
            const choice = made[place] ?? null;
            return choice === null ? [] : [[voter, choice]];
          }),
        ),
      })),
  );

  it('with nobody able to vote does not pass', () => {
    fc.assert(
      fc.property(choices, figures, (cast, how) => {
        expect(countVote([], cast, how)).toEqual({ yes: 0, no: 0, silent: 0, passed: false });
      }),
    );
  });

  it('counts each voter once, and nobody else', () => {
    fc.assert(
      fc.property(votes, choices, figures, ({ voters, cast }, others, how) => {
        const count = countVote(voters, cast, how);
        expect(count.yes + count.no + count.silent).toBe(voters.length);
        const strangers = [...others].filter(([name]) => !voters.includes(name));
        expect(countVote([...voters, ...voters].reverse(), new Map([...strangers, ...cast]), how)).toEqual(
          count,
        );
      }),
    );
  });

  it('that passed passes with one more in favour as well', () => {
    fc.assert(
      fc.property(votes, figures, fc.nat(), ({ voters, cast }, how, which) => {
        const voter = voters[which % Math.max(1, voters.length)];
        fc.pre(voter !== undefined);
        const before = countVote(voters, cast, how);
        const after = countVote(voters, new Map([...cast, [voter, 'yes'] as const]), how);
        if (before.passed) expect(after.passed).toBe(true);
      }),
    );
  });

  it('of all in favour passes, and of all against does not', () => {
    fc.assert(
      fc.property(people, figures, (voters, how) => {
        fc.pre(voters.length > 0);
        const all = (choice: Choice) =>
          countVote(voters, new Map(voters.map((voter) => [voter, choice])), how);
        expect([all('yes').passed, all('no').passed]).toEqual([true, false]);
      }),
    );
  });

  it('that is unanimous passes by the other majorities too, and one by two thirds by more than half', () => {
    fc.assert(
      fc.property(votes, fc.constantFrom(...silences), ({ voters, cast }, silence) => {
        const [unanimous, half, thirds] = majorities.map(
          (majority) => countVote(voters, cast, { majority, silence }).passed,
        );
        if (unanimous) expect(thirds).toBe(true);
        if (thirds) expect(half).toBe(true);
      }),
    );
  });

  it('where silence is yes or no comes out as if the silent had said so', () => {
    fc.assert(
      fc.property(
        votes,
        fc.constantFrom(...majorities),
        fc.constantFrom<'yes' | 'no'>('yes', 'no'),
        ({ voters, cast }, majority, silence) => {
          const said = new Map(voters.map((voter) => [voter, cast.get(voter) ?? silence]));
          expect(countVote(voters, cast, { majority, silence }).passed).toBe(
            countVote(voters, said, { majority, silence: 'not-counted' }).passed,
          );
        },
      ),
    );
  });
});
