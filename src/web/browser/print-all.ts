/** Puts a button on the way through the pages of a list, or through what else an address can ask for, that prints all of them. */
export function offerToPrintAll(place: HTMLElement): void {
  const { name = 'page', offer = 'Print all pages' } = place.dataset;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = offer;
  button.addEventListener('click', () => {
    button.disabled = true;
    printAll(name, valuesOf(place), (words) => {
      button.textContent = words;
    })
      .then(() => {
        button.textContent = offer;
      })
      .catch(() => {
        button.textContent = 'Not all pages could be loaded. Try again';
      })
      .finally(() => {
        button.disabled = false;
      });
  });
  place.replaceChildren(button);
}

/** What stands at the place is brought up to date with the page. */
function valuesOf({ dataset: { values, pages } }: HTMLElement): string[] {
  return values?.split(' ') ?? Array.from({ length: Number(pages) }, (_, at) => `${at + 1}`);
}

async function printAll(
  name: string,
  values: readonly string[],
  say: (words: string) => void,
): Promise<void> {
  const all = document.createElement('div');
  all.className = 'all-pages';
  for (const [at, value] of values.entries()) {
    say(`Loading page ${at + 1} of ${values.length}`);
    all.append(...(await contentOf(name, value, at === 0)));
  }
  const main = document.querySelector('main');
  main?.querySelector('.all-pages')?.remove();
  main?.append(all);
  await Promise.all([...all.querySelectorAll('img')].map((img) => img.decode()));
  window.print();
}

/** What is on one of the pages, without the ways about it; the title, and what is the same on all, stands on the first alone. */
async function contentOf(name: string, value: string, isFirst: boolean): Promise<Element[]> {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${name} ${value}: ${response.status}`);
  const main = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main');
  if (main === null) throw new Error(`${name} ${value} is empty`);
  const about = isFirst ? '' : ', h1, header, .contents, .once';
  // Paper is large and light, whatever the screen is.
  for (const each of main.querySelectorAll(`.pager, search, .as-of, .elsewhere, picture > source${about}`))
    each.remove();
  for (const each of main.querySelectorAll('[id]')) each.removeAttribute('id');
  return [...main.children];
}
