/** Has the field above the Terms show only the Acts with its words as they are typed, and opens an Act that a link leads to. */
export function searchTerms(terms: HTMLElement): void {
  const field = terms.querySelector<HTMLInputElement>('search input');
  // Where Acts are read on pages of their own, only the server has all words.
  if (terms.dataset.whole !== undefined) field?.addEventListener('input', () => show(terms, field.value));
  window.addEventListener('hashchange', openTarget);
  openTarget();
}

function show(terms: HTMLElement, typed: string): void {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const acts = [...terms.querySelectorAll<HTMLElement>('section > .act')];
  for (const act of acts) {
    const text = (act.textContent ?? '').toLowerCase();
    act.hidden = !words.every((word) => text.includes(word));
    const details = act.querySelector('details');
    if (details !== null) details.open = words.length > 0 && !act.hidden;
  }
  for (const section of terms.querySelectorAll<HTMLElement>('section'))
    if (section.querySelector('.act') !== null)
      section.hidden = section.querySelector(':scope > .act:not([hidden])') === null;
  const count = terms.querySelector('.count');
  if (count !== null)
    count.textContent = words.length === 0 ? '' : found(acts.filter((act) => !act.hidden).length);
}

function found(acts: number): string {
  if (acts === 0) return 'No Act has these words.';
  return acts === 1 ? '1 Act found.' : `${acts} Acts found.`;
}

function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details = target?.closest('.act')?.querySelector('details') ?? target?.closest('details');
  if (details === null || details === undefined) return;
  details.open = true;
  target?.scrollIntoView();
}
