/** What is read in place of words that were taken down. */
export const takenDownWords = 'Taken down by the staff.';
