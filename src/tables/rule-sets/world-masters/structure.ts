import type { RulesPart } from '../rule-set.ts';

/** WM B: rounds, seats, replacements. */
export const structure: RulesPart = {
  points: [
    {
      id: 'B.1',
      met: 'enforced',
      text: 'The tournament is played in four rounds.',
      more: 'Reading: with fewer than 42 teams there are three (B.4).',
    },
    {
      id: 'B.2',
      met: 'enforced',
      text: 'Everybody plays for a team. Who signs up alone is put into a team by lot, which gets a captain. Teams are taken until the sign-up closes. Of those who came alone, as many are taken as teams of seven can be made of. The rest begin the list of reserves.',
      more: 'Readings: The sign-up closes when the director has the first round begin. Those who signed up first are taken first. Who is drawn first for a team is its captain. If a team has no player for one of the powers by then, its members count as alone.',
    },
    {
      id: 'B.3',
      on: ['last-year'],
      met: 'enforced',
      text: 'The first and the second round are played until Fall 1909, the semi-final until Fall 1912 and the final until Fall 1915. If a game isn’t over by then, the centres that powers own count as they are.',
      more: 'Reading: the game ends after the retreats of that Fall, before units are built. Most centres is first; powers that are equal share it. A power with 18 centres wins at once. At a single table the gamemaster chooses the year before the start.',
    },
    {
      id: 'B.4',
      met: 'enforced',
      text: 'The second round has 28 boards, but at most half as many as the first, and at least a third. A half that is no whole number of boards is rounded down, and a third up. With more than 147 teams there are 49. With fewer than 42 teams the semi-final takes the place of the second round, and only the first counts for teams.',
      more: 'Reading: the first round has a board for each team.',
    },
    {
      id: 'B.5',
      met: 'enforced',
      text: 'In the first round each player has the power that was named for them when their team was entered. In later rounds powers are drawn by lot. Nobody is seeded.',
      more: 'What the bot adds: powers of a team that was put together by lot are drawn too. The bot publishes a code of each lot before the draw, and the lot after it. So everybody can check it.',
    },
    {
      id: 'B.6',
      met: 'enforced',
      text: 'Five things hold wherever possible. (a) No two of a team have the same power in a team round. (b) No two of a team are on one board. (c) Nobody has a power twice in the tournament. (d) No two players meet twice. (e) No two teams meet twice in a round.',
      more: 'Readings: All five weigh the same. Where one of them can’t hold, the seating says so, with the board and the people. Teams that meet again, as in (e), matter in the team rounds only.',
    },
    {
      id: 'B.7',
      on: ['replacement'],
      met: 'enforced',
      text: 'A player may be replaced whenever they ask for it, and after missed orders. It is for a while if everybody is told until when, at its beginning or before. Each player is replaced for four seasons in a game at most. On how long it lasts, the player’s own word counts. A replacement that lasts longer is for good.',
      more: 'What the bot adds: the player or the gamemaster asks somebody, who has 48 hours to say yes. At most three offers of a seat are made within a day, and nobody who declined is asked again within a day. Anyone may take an open seat, but not after playing another seat of the table, unless the gamemaster asks them to. Readings: A season counts once a stand-in played its movement phase. Who is not back when the time is over has until the next results to come back. After four seasons the replacement is for good.',
    },
    {
      id: 'B.8',
      on: ['captain'],
      met: 'enforced',
      text: '(a) In the team rounds the captain chooses who replaces a player of the team. (b) After missed orders, the captain and the members are told. (c) In the first round no game waits for that, except in 1901 (D.VII(6)). The captain stands in there. The player may come back until the captain has given orders, or somebody whom the captain named. Later changes are announced 48 hours before a deadline. Civil disorder keeps nobody from giving orders later. (d) From the second round on the team has 48 hours, or 96 with a weekend in them. Then a reserve takes the seat: the highest ranked who answers. (e) The team loses the points of that position, and the reserve scores alone. (f) If nobody is found, the seat is in civil disorder.',
      more: 'Readings: From the second round on, those who were eliminated in earlier rounds are reserves. Their answers are gathered for a day before ranks decide; after that the first who answers has the seat. The reserves of the sign-up rank last. A team also loses the points of a position that nobody had for a season, except in the first round.',
    },
    {
      id: 'B.9',
      on: ['several-games'],
      met: 'enforced',
      text: 'Nobody plays for good in more than three games of a round. Nobody plays more than three games at once, with those in which they stand in.',
      more: 'At one table nobody has two seats.',
    },
    {
      id: 'B.10',
      on: ['conflict'],
      met: 'person',
      text: 'The director may refuse a replacement that would be a conflict of interest. Only the director decides what is one.',
    },
  ],
  figures: {
    replacement: { days: 28, answerHours: 48, offersADay: 3, over: 'for-good', seasons: 4 },
  },
  settings: {
    'last-year': {
      on: 'last-year',
      about: 'After the Fall of which year the game ends',
      choices: {
        '1909': 'The game ends after Fall 1909',
        '1912': 'The game ends after Fall 1912',
        '1915': 'The game ends after Fall 1915',
      },
      usual: '1909',
      unvoted: true,
    },
  },
};
