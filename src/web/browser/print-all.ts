/** Puts a button on the way through the pages of a list that prints all of them, one after another. */
export function offerToPrintAll(place: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = offer;
  button.addEventListener('click', () => {
    button.disabled = true;
    printAll(Number(place.dataset.pages), (words) => {
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

const offer = 'Print all pages';

async function printAll(pages: number, say: (words: string) => void): Promise<void> {
  const all = document.createElement('div');
  all.className = 'all-pages';
  for (let page = 1; page <= pages; page++) {
    say(`Loading page ${page} of ${pages}`);
    all.append(...(await contentOf(page)));
  }
  const main = document.querySelector('main');
  main?.querySelector('.all-pages')?.remove();
  main?.append(all);
  window.print();
}

/** What is on a page of the list, without the ways about it; the title stands on the first alone. */
async function contentOf(page: number): Promise<Element[]> {
  const address = new URL(location.href);
  address.searchParams.set('page', `${page}`);
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`page ${page}: ${response.status}`);
  const main = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main');
  if (main === null) throw new Error(`page ${page} is empty`);
  const about = page === 1 ? '' : ', h1, header, .contents';
  for (const each of main.querySelectorAll(`.pager, search, .as-of, .elsewhere${about}`)) each.remove();
  for (const each of main.querySelectorAll('[id]')) each.removeAttribute('id');
  return [...main.children];
}
