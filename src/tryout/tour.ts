import type { TourStep } from '../../packages/playground/src/index.ts';

/** A Friday in a few steps, for whoever sees the club for the first time. */
export const tour: readonly TourStep[] = [
  {
    title: 'Look at the board',
    text: 'You are Ana, a member of the club. It is a Friday, shortly before the session. See who leads the Leaderboard. The club’s pages show it too: open them in another window with the link below the channels, and leave them there.',
    as: 'ana',
    channel: 'games',
    type: '/leaderboard',
  },
  {
    title: 'Open the session',
    text: 'Now be Mia. She is a Moderator, and no game counts unless one is in the room.',
    as: 'mia',
    channel: 'games',
    type: '/session open',
  },
  {
    title: 'Join',
    text: 'Nia is new. Anybody on the server may join the Leaderboard, and starts with 100 points.',
    as: 'nia',
    channel: 'games',
    type: '/join',
  },
  {
    title: 'Check in',
    text: 'Whoever wants to play says that they are in the room.',
    as: 'nia',
    channel: 'games',
    type: '/present',
  },
  {
    title: 'Ana checks in',
    text: 'She is the one who will play against Nia.',
    as: 'ana',
    channel: 'games',
    type: '/present',
  },
  {
    title: 'Let the time pass',
    text: 'Put the clock to 12:40, in the middle of the session: press it at the top of the page. Only what is played between 12:30 and 13:10 counts.',
  },
  {
    title: 'Enter a game',
    text: 'Nia has beaten Ana, and enters the game. So far nobody’s score has moved: Ana has to confirm it.',
    as: 'nia',
    channel: 'games',
    type: '/game record result:won opponent:@Ana colour:white',
  },
  {
    title: 'Confirm it',
    text: 'As Ana, press Confirm under the game. If you kept the board open in another window, watch it change by itself.',
    as: 'ana',
    channel: 'games',
  },
  {
    title: 'Ask why',
    text: 'Every score can be explained, step by step.',
    as: 'nia',
    channel: 'games',
    type: '/explain',
  },
  {
    title: 'Wait for the bell',
    text: 'Put the clock to 13:11. The bot closes the session by itself.',
  },
  {
    title: 'Come too late',
    text: 'Bo says that he has beaten Ana just now. It is refused, with the Acts of the Terms that stand against it.',
    as: 'bo',
    channel: 'games',
    type: '/game record result:won opponent:@Ana',
  },
  {
    title: 'Take it back',
    text: 'A Moderator can undo a game that should not have counted. Mia is asked first and shown what it would change. When she presses Confirm, the decision is announced in #discussion with its reason.',
    as: 'mia',
    channel: 'games',
    type: '/game void game:9 reason:Nia and Ana agreed that it was not a rated game.',
  },
  {
    title: 'Look at the Court',
    text: 'Whoever thinks that such a decision was wrong takes it to the Court of Appeals, as Cy has done: his case is being heard. What the Court wrote when Ana did the same is in #discussion, and on the club’s pages under Docket.',
    as: 'bo',
    channel: 'court',
    type: '/court docket',
  },
];
