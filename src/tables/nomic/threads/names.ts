/** The threads that a table of Nomic has besides its own. */
export const threadNames = ['voting', 'points'] as const;
export type ThreadName = (typeof threadNames)[number];

/** All threads in which a game of Nomic is played: nothing is to be edited or deleted there (R212). */
export const playThreads = [...threadNames, 'discussion'] as const;
export type PlayThread = (typeof playThreads)[number];
