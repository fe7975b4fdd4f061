/**
 * Returns what carries out so many things at once and the others after them, in the order in which they were asked for, whether those
 * before failed or not.
 */
export function takingTurns(atOnce = 1): <Done>(work: () => Promise<Done>) => Promise<Done> {
  const last: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve());
  let asked = 0;
  return (work) => {
    const line = asked++ % atOnce;
    const turn = Promise.resolve(last[line]).then(work);
    last[line] = turn.catch(() => {});
    return turn;
  };
}
