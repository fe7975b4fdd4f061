// What each subject of tables tells and refuses, and what falls due in it: a line for each. What falls due in one moment comes in the
// order of their names.

export * as clock from './clock/clock.ts';
export * as diplomacy from './diplomacy/diplomacy.ts';
export * as opening from './opening/opening.ts';
