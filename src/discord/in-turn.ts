/** Returns what carries out one thing after the other, in the order in which they were asked for, whether those before failed or not. */
export function takingTurns(): <Done>(work: () => Promise<Done>) => Promise<Done> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
