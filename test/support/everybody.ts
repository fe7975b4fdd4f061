import type { PersonNumber } from '../../src/ledger/fields.ts';
import { endOfLocalDay } from '../../terms/time.ts';
import { ClubOnPlayground, type Person } from './club-on-playground.ts';
import { entered } from './second-game.ts';

/** A Friday at 12:50 with somebody of every kind, and a game in every state. */
export async function everybody() {
  const club = await ClubOnPlayground.open('2026-11-20 12:20');
  const people = await peopleOf(club);
  const cards = await gamesOf(club, people);
  await sanction(club, people);
  club.goTo('12:50');
  return { club, people, cards, bot: club.bot };
}

export type Everybody = Awaited<ReturnType<typeof everybody>>;
export type Who = keyof Everybody['people'];

/**
 * Morgan is Chief Justice, Mia a Moderator who plays, Jude a Justice; Ana, Bo, Cy, both called Alex, Dan (banned)
 * and Rex (removed) joined; Tom has no account; Zoe is a stranger, and Gus one who manages the server.
 */
async function peopleOf(club: ClubOnPlayground) {
  const set = await club.setUp('ana', 'bo', 'cy', 'dan', 'rex', 'alex');
  const jude = club.person('Jude');
  const namesake = club.person('Alex');
  const zoe = club.person('Zoe');
  const gus = club.person('Gus', { permissions: ['ManageGuild'] });
  await set.morgan.as.run('chief appoint', { office: 'justice', member: jude });
  await set.mia.as.run('join');
  await namesake.as.run('join');
  await set.mia.as.run('member add', { name: 'Tom' });
  await set.mia.as.run('session open');
  return { ...set, owner: club.owner, jude, namesake, zoe, gus };
}

type People = Awaited<ReturnType<typeof peopleOf>>;

/** Their cards, by what became of them. Game #6 is the Moderator's own; #9 was played by her too and counts. */
async function gamesOf(club: ClubOnPlayground, { ana, bo, cy, mia, zoe, morgan }: People) {
  const enters = async (moment: string, player: Person, opponent: Person) => {
    club.goTo(moment);
    return entered(player, await player.as.run('game record', { opponent, result: 'won' }));
  };
  const counted = await enters('12:31', ana, bo);
  await bo.as.press(counted, 'Confirm');
  const open = await enters('12:33', ana, bo);
  const withdrawn = await enters('12:34', ana, cy);
  await ana.as.press(withdrawn, 'Withdraw');
  const refused = await enters('12:35', ana, cy);
  await mia.as.run('game refuse', { game: '4', reason: 'They were analysing.' });
  const voided = await enters('12:36', ana, cy);
  await cy.as.press(voided, 'Confirm');
  const question = await mia.as.run('game void', { game: '5', reason: 'Entered twice.' });
  await mia.as.press(question, 'Confirm');
  const moderators = await enters('12:37', mia, cy);
  const held = await enters('12:38', ana, zoe);
  const disputed = await enters('12:39', cy, ana);
  await ana.as.submit(await ana.as.press(disputed, 'Dispute'), { why: 'We drew.' });
  const moderatorsCounted = await enters('12:40', mia, bo);
  await bo.as.press(moderatorsCounted, 'Confirm');
  await morgan.as.run('present');
  return { counted, open, withdrawn, refused, voided, moderators, held, disputed, moderatorsCounted };
}

/** Dan is banned until the Friday in two weeks, and Rex removed; no command does either yet. */
async function sanction(club: ClubOnPlayground, { dan, rex }: People): Promise<void> {
  await club.change((work) => {
    const number = ({ id }: Person): PersonNumber => work.people.byAccount(id)?.number ?? 0;
    const until = '2026-12-04';
    const endsAt = endOfLocalDay(until, work.state.figures);
    const banned = { type: 'banned', person: number(dan), until, endsAt } as const;
    work.append(banned, { by: null, acts: ['II.9'] });
    const removed = { type: 'removed', person: number(rex), basis: 'request' } as const;
    work.append(removed, { by: null, acts: ['II.8'] });
  });
}
