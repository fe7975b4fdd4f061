// What each subject adds to the books of tables: a line for each. What tables tell and refuse, and what falls due, is in
// `../chapters.ts`, since it looks into books.
export * as birthday from '../birthday/book.ts';
export * as clock from '../clock/book.ts';
export * as abbreviations from '../diplomacy/abbreviations/book.ts';
export * as diplomacy from '../diplomacy/book.ts';
export * as nomic from '../nomic/book.ts';
export * as nomicThreads from '../nomic/threads/book.ts';
export * as opening from '../opening/book.ts';
export * as press from '../press/book.ts';
export * as questions from '../questions/book.ts';
export * as rulings from '../rulings/book.ts';
export * as seats from '../seats/book.ts';
export * as takenDown from '../taken-down/book.ts';
export * as talks from '../talks/book.ts';
export * as replacing from '../tournaments/replacing/book.ts';
export * as votes from '../votes/book.ts';
