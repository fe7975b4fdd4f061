/** Adds to moments of the club what the reader's own clock shows then, where that is another time. */
export function showOwnTimes(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const place of document.querySelectorAll<HTMLElement>('.own-time')) {
    const { at = '', zone = '' } = place.dataset;
    const moment = new Date(at);
    const own = words(moment, timeZone);
    place.textContent = own === words(moment, zone) ? '' : ` – ${own} by your clock`;
  }
}

/** `Fri, 27 Nov, 13:00` */
const words = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
