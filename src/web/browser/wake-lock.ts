/** Keeps the screen on for as long as the page can be seen, in browsers that let a page do so. */
export function keepAwake(): void {
  const hold = () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    // A telephone that saves its battery may say no; the clock runs all the same.
    navigator.wakeLock.request('screen').catch(() => {});
  };
  document.addEventListener('visibilitychange', hold);
  hold();
}
