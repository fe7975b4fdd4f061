import { margins } from '../../pictures/chart-frame.ts';

/** Shows the day of a score that a reader points at in its chart, with a mouse, a finger or the arrow keys. */
export function pointAtDays(chart: HTMLElement, table: HTMLTableElement): void {
  const [place, picture] = [chart.querySelector('.pointing'), chart.querySelector('img')];
  if (place === null || picture === null) return;
  const days = new PointedDays(place, picture, table);
  chart.addEventListener('pointermove', (event) => days.pointAt(event.clientX));
  chart.addEventListener('pointerdown', (event) => days.pointAt(event.clientX));
  chart.addEventListener('pointerleave', () => days.leave());
  // What a click leaves behind can be moved on by the keys, and goes when something else is clicked.
  chart.addEventListener('click', () => days.slider.focus({ preventScroll: true }));
  chart.addEventListener('dragstart', (event) => event.preventDefault());
  picture.addEventListener('load', () => days.draw());
  new MutationObserver(() => days.takeDays()).observe(table, { childList: true, subtree: true });
  document.documentElement.classList.add('points-by-keys');
}

/** A day on a page, with the thousandths of the frame at which the picture has it. */
interface Day {
  x: number;
  y: number;
  /** `20 Nov 2026: 139 (+19)` */
  words: string;
}

/** The line, dot and label over a chart, and the slider by which keys move them. */
class PointedDays {
  readonly slider = document.createElement('input');
  private readonly marks = {
    line: document.createElement('div'),
    dot: document.createElement('div'),
    label: document.createElement('div'),
  };
  private days: readonly Day[] = [];

  constructor(
    place: Element,
    private readonly picture: HTMLImageElement,
    private readonly table: HTMLTableElement,
  ) {
    const { slider, marks } = this;
    Object.assign(slider, { type: 'range', min: '0', ariaLabel: 'The score day by day, by the arrow keys' });
    slider.addEventListener('input', () => this.draw());
    slider.addEventListener('focus', () => this.reveal(true));
    slider.addEventListener('blur', () => this.reveal(false));
    for (const [name, mark] of Object.entries(marks))
      Object.assign(mark, { className: name, hidden: true, ariaHidden: 'true' });
    place.append(slider, ...Object.values(marks));
    this.takeDays();
  }

  /** Reads the days from the table. A reader at the latest day stays there when another comes. */
  takeDays(): void {
    const { slider } = this;
    const wasLatest = slider.value === slider.max || this.days.length === 0;
    this.days = [...this.table.querySelectorAll<HTMLTableRowElement>('[data-x]')].map(dayIn).reverse();
    slider.max = `${this.days.length - 1}`;
    if (wasLatest) slider.value = slider.max;
    this.draw();
  }

  /** Goes to the day that is nearest to a place, in CSS pixels from the left of the window. */
  pointAt(clientX: number): void {
    const { left, width } = this.picture.getBoundingClientRect();
    const { naturalWidth } = this.picture;
    const x = ((clientX - left) / width) * naturalWidth - margins.left;
    const wanted = (1000 * x) / (naturalWidth - margins.left - margins.right);
    const far = this.days.map((day) => Math.abs(day.x - wanted));
    this.slider.value = `${far.indexOf(Math.min(...far))}`;
    this.draw();
    this.reveal(true);
  }

  leave(): void {
    if (document.activeElement !== this.slider) this.reveal(false);
  }

  draw(): void {
    const { slider, marks, picture } = this;
    const day = this.days[Number(slider.value)];
    if (day === undefined || picture.naturalWidth === 0) return;
    slider.ariaValueText = day.words;
    marks.label.textContent = day.words;
    const { naturalWidth, naturalHeight } = picture;
    const x = partOf(day.x, margins.left, margins.right, naturalWidth);
    const y = partOf(day.y, margins.top, margins.bottom, naturalHeight);
    marks.line.style.left = x;
    Object.assign(marks.dot.style, { left: x, top: y });
    // As far along itself as along the picture, a label never leaves it.
    Object.assign(marks.label.style, { left: x, transform: `translateX(-${x})` });
  }

  private reveal(seen: boolean): void {
    for (const mark of Object.values(this.marks)) mark.hidden = !seen || this.picture.naturalWidth === 0;
  }
}

function dayIn(row: HTMLTableRowElement): Day {
  const [day = '', score = '', change = ''] = [...row.cells].map((cell) => cell.textContent ?? '');
  return { x: Number(row.dataset.x), y: Number(row.dataset.y), words: `${day}: ${score} (${change})` };
}

/** Thousandths of a frame as a part of the picture around it: `52.5%`. */
const partOf = (thousandths: number, before: number, after: number, whole: number): string =>
  `${(100 * (before + (thousandths / 1000) * (whole - before - after))) / whole}%`;
