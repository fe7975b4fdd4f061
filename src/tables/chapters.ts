// What each subject of tables tells and refuses, and what falls due in it: a line for each. What falls due in one moment comes in the
// order of their names.

export * as birthday from './birthday/birthday.ts';
export * as clock from './clock/clock.ts';
export * as corrections from './corrections/corrections.ts';
export * as abbreviations from './diplomacy/abbreviations/abbreviations.ts';
export * as diplomacy from './diplomacy/diplomacy.ts';
export * as missed from './diplomacy/missed.ts';
export * as loading from './nomic/loading/loading.ts';
export * as nomic from './nomic/nomic.ts';
export * as nomicPlaying from './nomic/playing.ts';
export * as nomicThreads from './nomic/threads/threads.ts';
export * as officers from './officers/officers.ts';
export * as endings from './opening/endings.ts';
export * as opening from './opening/opening.ts';
export * as settings from './opening/settings.ts';
export * as press from './press/press.ts';
export * as questions from './questions/questions.ts';
export * as rulings from './rulings/rulings.ts';
export * as offers from './seats/offers.ts';
export * as seats from './seats/seats.ts';
export * as standingIn from './seats/standing-in.ts';
export * as takenDown from './taken-down/taken-down.ts';
export * as talks from './talks/talks.ts';
export * as tournamentOfficers from './tournaments/officers/words.ts';
export * as replacing from './tournaments/replacing/words.ts';
export * as tournamentRounds from './tournaments/rounds/words.ts';
export * as tournamentSignUp from './tournaments/sign-up/words.ts';
export * as votes from './votes/votes.ts';
