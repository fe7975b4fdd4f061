import type { SiteAccess } from '../../house/ports.ts';
import { keptDays } from '../../house/privacy/forget-due.ts';

/** A part of the policy: a heading and what there is to say. */
interface PolicyPart {
  title: string;
  points: readonly string[];
}

/** For a parent or a teacher who reads no further, of a club whose pages are open so far. */
export const inShortFor = (access: SiteAccess): string[] => [
  'Rook & Gavel is a program that keeps the Leaderboard of a school’s chess club on Discord. It keeps what that takes: names, games, scores, who was at a session, and what was decided and why.',
  'The bot does not keep the club’s chat, with two exceptions. When the club’s Court of Appeals hears a case, what is said in the thread of that hearing is kept. So is what is said in the three threads of a table at which Nomic is played.',
  'On Discord, everybody on the club’s server sees penalties and bans, with names and reasons. These web pages do not show them, except in cases of the Court of Appeals.',
  openInShort[access],
  'Moderators and the Justices of the Court can be pupils of the school themselves.',
  'There is no advertising, nothing is sold, and nothing is passed on to anybody but Discord, where the bot answers. These pages set no cookies, take nothing from other websites, and ask search engines to stay away.',
  'A pupil needs no Discord account to play: a Moderator can add them by any name that the club knows them by.',
  'Everybody can have a copy of what is kept about them, and can be erased. A parent can ask the member of staff who looks after the club to do both for a pupil.',
];

const openInShort: Readonly<Record<SiteAccess, string>> = {
  off: 'These web pages are closed until the people who manage the club’s server open them.',
  link: 'Anyone who has the address of this club’s web pages can read them. They show the names of members, scores and games, and who plays at the club’s tables.',
  public:
    'This club’s web pages are public. Anyone on the internet can read the names of members, scores and games, and who plays what at the club’s tables.',
};

const kept: PolicyPart = {
  title: 'What is kept of you',
  points: [
    'The name that you are shown by. You chose it, or it was your name on the club’s Discord server when the bot first met you.',
    'If you use Discord, the number of your Discord account, so that the bot knows you again. It does not have your password.',
    'Your games: whom you played, the result, the colours, when it was, how it ended and who entered it. If somebody added the moves, those too, without names or notes.',
    'Of games that you play online with the bot, also each move with its time, challenges and offers of a draw. That you agreed to this is kept as well. Nothing is read from your computer or phone.',
    'Of games with a chess clock of the bot, also who agreed to it, when it started and ended, and how much time was left. Each press on it is kept for a while.',
    'Your score and each time it changed.',
    'What you asked the bot to remind you of, until you turn it off.',
    'The register: when you were checked in to a session and when you were checked out.',
    'When you joined or left the Leaderboard, and which office you hold. Also what was decided about you or your games: a game undone, a ban, a name changed.',
    'The words that people typed with that: the reason for a decision, and why a game is disputed. Also what you would like changed in the Terms.',
    'If your games are watched because of a suspicion, what that suspicion is. Everybody on the server sees it.',
    'What the bot was told to do and what it announced, for a while, so that no answer is lost and nothing is done twice. Once you have your answer, that no longer says who asked.',
    'What you say in a hearing of the Court of Appeals. That is every message in the thread of that case, from everybody there, with the names of files that come with it. If you change or delete a message, what it said before is kept too. Files that you put before the Court are kept as they are. What the Justices of a panel say among themselves is not kept. Where the person who runs the bot has not turned this on at Discord, nothing that is said is kept.',
    'If you play at a table: your seat, your orders and votes, and the press that you write there. Also which private threads you were let into. What you say in those threads is not kept.',
    'At a table of Nomic, also the rules that you propose, and your points of order and Judgements with their words. Every message that anybody writes in its three threads is kept too. If a message there is changed or deleted, what it said before stays: by the rules of that game the first words count. Where the person who runs the bot has not turned this on at Discord, no messages are kept.',
    'Nothing else that you write on Discord. Messages in the club’s channels, in threads of online games and between members are not kept. Not your email, your age, your class or your address either. A picture is kept only if you put it before the Court.',
  ],
};

const why: PolicyPart = {
  title: 'Why it is kept',
  points: [
    'The bot works out scores by the club’s Terms. Everybody can see why a score is what it is, and a mistake can be put right.',
    'Reasons are kept so that a decision can be checked later, and is the same for everybody.',
  ],
};

const onDiscord: PolicyPart = {
  title: 'Who sees it on Discord',
  points: [
    'Everybody on the club’s server can see the Leaderboard, the games, and who is at the session that is open. They can also see what Moderators decide, with their reasons.',
    'Below the Leaderboard everybody there can read who is banned and until when, who has left, and who has missed many sessions. Each week the bot posts who lost points for missing sessions.',
    'What was said in a hearing can be read by the parties, their counsel, witnesses and the Court. The member of staff and those who manage the server can read it too. If the club holds its hearings in public, everybody on the server can read the thread while it is there.',
    'Why a game is disputed is only for its two players, the Moderators, the Court, and the member of staff who looks after the club.',
    'Only the Moderators, the Court and that member of staff can read all that is on file about a member. That is what was decided, with the reasons, and what the member asked for.',
    'That member of staff may read everything (Act 0.14). Each time they read something that is not for everybody, that is written down.',
    'In a game with secret orders or votes, the bot shows yours to nobody but you until they are published. It stores them encrypted, and no copy of its database holds the key. The person who runs the program has that key, so they could read them.',
    'At a table of Nomic nothing is secret: everybody on the server can read who proposed, voted and judged, and what they said. The pages of the table show it too, except for what is only talk.',
    'White press at a table is published under the name of your power. Grey press is published under no name: nobody is told who wrote it, not even the gamemaster. Only the member of staff may look, and each time is written down. The name is stored encrypted, as orders are.',
    'Players of a table can talk in private threads. The bot lets in only the players whom they name. A player who is replaced goes out, and the new one can read what was said before. The member of staff may read there and have posts deleted; each reading is written down, and the players see them come in. People who manage the threads of the server can read there too, as Discord has it.',
    'The person who runs the program has its database and its log. The log says which Discord account gave which command. Nothing is kept of who reads these pages.',
  ],
};

const never: PolicyPart = {
  title: 'What is never shown on the pages that others can read',
  points: [
    'Bans, penalties and other decisions about somebody, except for what the Court of Appeals published of a case. It calls Justices by their names, and parties by their initials unless the club chose their names. Members who are banned and members who left are both missing from the Leaderboard here, so nobody can tell a ban from leaving.',
    'Reasons, and what people wrote when they disputed a game. Games that were undone or refused.',
    'On the page of a chess clock, penalties that took time off: those at the table see them, lookers-on do not.',
    'At tables, orders before they are published, who voted how, and who wrote press that is under no name.',
    'The register of past sessions; but a game shows the day on which it was played.',
    'Discord accounts.',
  ],
};

const howLong: PolicyPart = {
  title: 'How long it is kept',
  points: [
    'Games, scores, the register and decisions stay as long as the club keeps its Leaderboard: each score rests on all that came before it. They stay after a pupil leaves the school. Once a pupil is erased they stay without the name.',
    'What was said in a hearing, and files put before the Court, stay with their case. Once the case is over you can have yours erased; a file by which the Court decided stays.',
    `What came of each command, what the bot announced, and each press on a chess clock is deleted after ${keptDays} days.`,
    'The person who runs the program decides how long its log and the copies of its database are kept. A copy that was made before you were erased still holds your data until the copy is deleted.',
    'Messages in a Discord channel are kept by Discord. Erasing you here takes nothing away there: you can delete your own messages, and the club’s staff can delete the bot’s.',
  ],
};

const copy: PolicyPart = {
  title: 'How to get a copy',
  points: [
    'Give the bot the command /privacy export. It answers with a page that you can read and print, and with the same as a file for programs. Nobody else can see them. They have everything that concerns you: also games that you watched over, cases that you took part in, and what you did in an office.',
    'What belongs to others is not in them. That is why somebody else disputed a game, and what another party asked the Court for. It is also what you wrote as an officer about somebody else, and votes of the Court that nobody may see yet.',
    'Without a Discord account, ask the member of staff who looks after the club: they can get it for you. That they did is written down.',
  ],
};

const erased: PolicyPart = {
  title: 'How to be erased',
  points: [
    'Give the bot the command /privacy delete. It first shows what goes and what stays. Nothing happens until you press the red button. You cannot undo it.',
    'You leave the Leaderboard and every office, and your games that still wait will not count. If you join again, you start as somebody new. A Chief Justice has to pass the office on first.',
    'What goes: your name, your account, and what you said in hearings of cases that are over. So do the words that were typed by you, about you or about your games. So do your press at tables, and what you said in games of Nomic. Where nobody can tell any more who wrote grey press, all that may be yours goes.',
    'What stays: the games that count, your scores, the register and what was decided, because the scores of others rest on them. You are then “Former member” and a number. People who remember those games may still know who it was.',
    'The rules that you proposed in a game of Nomic stay, as chess moves do: the game is played on by them. Where a rule names a player, it then shows the day in place of your name. So write nothing about yourself into a rule. The member of staff can have the text of a rule shown no more.',
    'If you are banned, the reason stays until the ban is over. So does a code made from your account with a secret key. Nobody can read your account from the code; it only shows that somebody who comes back is under that ban. A ban with no end date keeps both until somebody ends the ban.',
    'If you were removed from a table of the club that goes on, such a code stays until that table is over.',
    'If you held an office: a text of the Terms that you published stays, since it is the club’s. So does an opinion that you wrote as a Justice, without your name, and why you banned somebody who is still banned.',
    'Without a Discord account, ask the member of staff who looks after the club: they can do it for you.',
  ],
};

const whoToAsk: PolicyPart = {
  title: 'Whom to ask',
  points: [
    'The member of staff who looks after the club: at the club, or at the school. School rules and the law come before everything that the club decides (Act 0.13).',
  ],
};

const openTo: Readonly<Record<SiteAccess, string>> = {
  off: 'Each club decides who may read its pages: nobody, anyone who has their address, or everybody. At first it is nobody.',
  link: 'This club’s pages are open to anyone who has their address, which the bot shows on the club’s Discord server only. Do not pass it on.',
  public: 'This club’s pages are open to everybody.',
};

const shown =
  'They show the Leaderboard, each member’s score and how it went up and down, and the days of the sessions. They show the games that count, with ' +
  'their moves and who entered them, and the games that wait for an answer. They show the Terms, the names of the officers and which of them changed ' +
  'the Terms, and what the Court of Appeals published.';

const seenLive =
  'While a session is open, its pairings name members who are in the room. The Court’s page lists open cases too. A case calls its ' +
  'parties by their initials, unless the club chose their names. In a small club people may guess who they are.';

const onRecord =
  'One page is never open to everybody: what is on file about a member. A Moderator, a Justice or the member of staff can ask ' +
  'the bot for it. They get an address for themselves, which works for a quarter of an hour.';

const onThesePages = (access: SiteAccess): PolicyPart => ({
  title: 'Who sees it on these pages',
  points: [openTo[access], shown, seenLive, onRecord],
});

/** All of it, in its order, for a club whose pages are open so far; `off` also where it is no club's page. */
export const partsFor = (access: SiteAccess): PolicyPart[] => [
  kept,
  why,
  onDiscord,
  onThesePages(access),
  never,
  howLong,
  copy,
  erased,
  whoToAsk,
];
