// What each subject of tables tells and refuses, and what falls due in it: a line for each. What falls due in one moment comes in the
// order of their names.

export * as diplomacy from './diplomacy/diplomacy.ts';
export * as opening from './opening/opening.ts';
export * as press from './press/press.ts';
export * as talks from './talks/talks.ts';
