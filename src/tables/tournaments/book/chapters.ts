// What each subject adds to the books of tournaments: a line for each.
export * as officers from './officers.ts';
export * as rounds from './rounds.ts';
export * as signUp from './sign-up.ts';
