import { describe, expect, it } from 'vitest';
import { defaultFigures, type Figures } from '../../terms/figures.ts';
import { type Act, actsInOrder, actText } from '../../terms/register.ts';
import {
  counted,
  dayName,
  dayOf,
  grouped,
  inWords,
  kFactorsInWords,
  majority,
  mediumDayOf,
  ordinal,
  ordinals,
  share,
  shortDayOf,
  soon,
} from '../../terms/words.ts';

/** Every figure another than the default; the numbers are at least 1,000, and so is what is worked out from them. */
const others: Figures = {
  weekday: 3,
  opens: '15:00',
  closes: '16:00',
  room: 'twelve',
  timezone: 'Asia/Tokyo',
  minimumPresenceMinutes: 1001,
  pieceValues: { q: 1002, r: 1003, b: 1004, n: 1005, p: 1006 },
  rematchSessions: 1007,
  rematchMinutes: 1008,
  clockMinutes: 1009,
  onlineGamesAtOnce: 1010,
  onlineGamesPerDay: 1011,
  onlineShare: 10.12,
  onlineChallengeMinutes: 1013,
  castlingOnline: true,
  startingScore: 1014,
  floor: 1015,
  kFactors: [
    { upToGames: 1016, k: 1017 },
    { upToGames: null, k: 1018 },
  ],
  lateEntryDays: 1019,
  sameGameMinutes: 1038,
  fraudLadder: ['ban', 'reset', 'permanent-ban'],
  fraudBanWeeks: 1020,
  absenceSessions: 1021,
  absenceDeduction: 1022,
  idleSessions: 1023,
  idleDeduction: 1024,
  removalSessions: 1025,
  removalAbsences: 1026,
  removalGames: 1027,
  removalRequestDays: 1028,
  monitorSessions: 1029,
  declarationDays: 1030,
  panelSize: 2031,
  grantingJustices: 1032,
  answerDays: 1037,
  redecisionDays: 1033,
  enBancVoteDays: 1034,
  opinionDays: 1035,
  reminderDays: [1036, 1037],
};

function wordsOf(act: Act, figures: Figures): string {
  const { title, text, reading = '' } = actText(act, figures);
  return [title, text, reading].join(' ');
}

const wholeText = (figures: Figures): string => actsInOrder.map((act) => wordsOf(act, figures)).join('\n');

const numberWords =
  /\b(?:\d+(?:st|nd|rd|th)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|halved|second|third|fourth|fifth|sixth|seventh)\b/gi;

/** The numbers in an Act's words that are not the club's: its citations of other Acts apart. */
const ownNumbers = (act: Act): string[] =>
  (
    wordsOf(act, { ...others, opens: '', closes: '', room: '' })
      .replace(/\b(?:0|[IVX]+)(?:\.\d+)+/g, '')
      .match(numberWords) ?? []
  ).filter((number) => !(Number.parseInt(number, 10) >= 1000));

/**
 * Parts of an Act that it counts itself, the formula of Elo, the places of the ladder, what is done a second time, and
 * how many suggestions may wait.
 */
const numbersOfTheTerms: Partial<Record<Act, readonly string[]>> = {
  'I.7': ['six'],
  'I.7.3': ['two'],
  'I.8': ['two'],
  'I.9': ['three'],
  'I.9.1': ['two', 'two'],
  'I.9.4': ['three'],
  'II.3': ['1', '1', '10', '400'],
  'II.4.1': ['two', 'second', 'second'],
  'II.5': ['second', 'third'],
  'II.9': ['three'],
  'II.9.5': ['second'],
  'III.2.2': ['four', 'second'],
  'III.2.3': ['half'],
  'III.2.4.1': ['two'],
  'III.3.8': ['Three', 'second'],
  'IV.4': ['five'],
};

describe('a club reads its own figures in the Terms', () => {
  it.each(Object.keys(others) as (keyof Figures)[])('%s is said in some Act', (figure) => {
    const changed = wholeText({ ...defaultFigures, [figure]: others[figure] });
    expect(changed).not.toBe(wholeText(defaultFigures));
  });

  it('says none of the usual figures when all are others', () => {
    expect(wholeText(others)).not.toMatch(/Friday|12:30|13:10|322|London/);
  });

  it('has no numbers of its own but those that are no figures', () => {
    const own = actsInOrder.map((act) => [act, ownNumbers(act)] as const).filter(([, all]) => all.length > 0);
    expect(Object.fromEntries(own)).toEqual(numbersOfTheTerms);
  });

  it('Act 0.5: names the day, the hours and the room of the club', () => {
    const { text } = actText('0.5', {
      ...defaultFigures,
      weekday: 3,
      opens: '15:00',
      closes: '16:00',
      room: '12',
    });
    expect(text).toBe('A game counts only if it was played on a Wednesday, from 15:00 to 16:00, in room 12.');
  });

  it('Act II.5: tells the ladder in its order', () => {
    expect(
      actText('II.5', { ...defaultFigures, fraudLadder: ['reset', 'ban'], fraudBanWeeks: 1 }).text,
    ).toContain(
      'The first time, the player’s score goes back to 100. The second time, the player is banned at once for one week. Moderators',
    );
  });
});

describe('figures in words', () => {
  it.each([
    { said: dayName({ weekday: 1 }), words: 'Monday' },
    { said: dayName({ weekday: 7 }), words: 'Sunday' },
    { said: dayName({ weekday: 8 }), words: 'day 8' },
    { said: inWords(0), words: 'no' },
    { said: inWords(12), words: 'twelve' },
    { said: inWords(13), words: '13' },
    { said: counted(1, 'week'), words: 'one week' },
    { said: counted(3, 'week'), words: 'three weeks' },
    { said: ordinal(12), words: 'twelfth' },
    { said: ordinal(13), words: '13th' },
    { said: ordinal(21), words: '21st' },
    { said: ordinal(22), words: '22nd' },
    { said: ordinal(23), words: '23rd' },
    { said: ordinals([3, 6]), words: 'third and sixth' },
    { said: ordinals([1, 2, 3]), words: 'first, second and third' },
    { said: share(0.5), words: 'half' },
    { said: share(0.25), words: '25%' },
    { said: dayOf('2026-11-27'), words: 'Friday 27 November 2026' },
    { said: mediumDayOf('2026-11-27'), words: '27 Nov 2026' },
    { said: shortDayOf('2026-11-27'), words: '27 Nov' },
    { said: soon(1), words: 'the next session' },
    { said: soon(2), words: 'one of the next two sessions' },
    {
      said: kFactorsInWords(defaultFigures),
      words: '40 up to 3, 30 up to 6, 20 up to 10, 10 after that',
    },
  ])('$words', ({ said, words }) => {
    expect(said).toBe(words);
  });

  it.each([
    { of: 1, most: 1 },
    { of: 3, most: 2 },
    { of: 4, most: 3 },
    { of: 5, most: 3 },
  ])('most of $of are $most', ({ of, most }) => {
    expect(majority(of)).toBe(most);
  });
});

describe('a whole number', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [27_500, '27,500'],
    [1_234_567, '1,234,567'],
    [-1200, '-1,200'],
  ])('shows %i as %s', (number, shown) => expect(grouped(number)).toBe(shown));
});
