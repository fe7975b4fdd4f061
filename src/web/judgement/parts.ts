import { bytesShown } from '../weight.ts';

/** An element that is begun and not ended yet. */
interface Begun {
  name: string;
  tag: string;
  /** Of an ordered list: the number of its next item. */
  next: number;
}

const token = /<(?<end>\/)?(?<name>[a-z][a-z0-9]*)(?<rest>(?:[^">]|"[^"]*")*)>|[^<]+/g;

const isAlone = (name: string, rest: string): boolean => rest.endsWith('/') || ['br', 'hr'].includes(name);

/** How many bytes each part may have at most, from the first. */
export type Room = (part: number) => number;

/**
 * HTML that we drew ourselves, in parts of at most so many bytes, each of which stands on its own: what a part leaves open is
 * ended there and begun once more in the next. Parts end between paragraphs where they can, else between words.
 */
export function inParts(html: string, room: Room): string[] {
  const cutter = new Cutter(room);
  for (const paragraph of outermost(html)) cutter.take(paragraph);
  return cutter.parts();
}

/** The elements that stand in no other, and the words between them. */
export function outermost(html: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: whole, index, groups: { end, name, rest = '' } = {} } of html.matchAll(token)) {
    if (end !== undefined) depth -= 1;
    else if (name !== undefined && !isAlone(name, rest)) depth += 1;
    if (depth > 0) continue;
    found.push(html.slice(from, index + whole.length));
    from = index + whole.length;
  }
  return found;
}

class Cutter {
  private readonly done: string[] = [];
  private readonly begun: Begun[] = [];
  private part = '';
  private bytes = 0;
  private isNew = true;

  constructor(private readonly room: Room) {}

  private get most(): number {
    return this.room(this.done.length);
  }

  take(element: string): void {
    if (!this.fits(Buffer.byteLength(element))) this.cut();
    if (this.fits(Buffer.byteLength(element))) return this.add(element);
    for (const { 0: whole, groups: { end, name, rest = '' } = {} } of element.matchAll(token)) {
      if (name === undefined) this.takeWords(whole);
      else if (end !== undefined) this.end(whole);
      else if (isAlone(name, rest)) this.addOrCut(whole);
      else this.begin({ name, tag: whole, next: Number(/ start="(\d+)"/.exec(rest)?.[1] ?? 1) });
    }
  }

  parts(): string[] {
    this.cut();
    return this.done;
  }

  private begin(element: Begun): void {
    this.addOrCut(element.tag);
    const list = this.begun.at(-1);
    if (element.name === 'li' && list !== undefined) list.next += 1;
    this.begun.push(element);
  }

  private end(tag: string): void {
    this.begun.pop();
    this.add(tag);
  }

  private takeWords(words: string): void {
    let left = words;
    if (this.most - this.bytes < this.most / 20) this.cut();
    while (left !== '' && !this.fits(Buffer.byteLength(left))) {
      const at = placeToCut(left, this.most - this.bytes - this.closing().length);
      this.add(left.slice(0, at));
      left = left.slice(at);
      this.cut();
    }
    this.add(left);
  }

  private addOrCut(tag: string): void {
    if (!this.fits(Buffer.byteLength(tag))) this.cut();
    this.add(tag);
  }

  private add(html: string): void {
    this.part += html;
    this.bytes += Buffer.byteLength(html);
    if (html !== '') this.isNew = false;
  }

  private fits(bytes: number): boolean {
    return this.bytes + bytes + this.closing().length <= this.most;
  }

  private cut(): void {
    if (this.isNew) return;
    this.done.push(this.part + this.closing());
    this.part = this.begun.map(again).join('');
    this.bytes = Buffer.byteLength(this.part);
    this.isNew = true;
  }

  private closing(): string {
    return this.begun
      .map(({ name }) => `</${name}>`)
      .reverse()
      .join('');
  }
}

/** An item that goes on keeps its number. */
function again({ name, tag, next }: Begun, place: number, all: readonly Begun[]): string {
  if (name !== 'ol') return tag;
  const start = all[place + 1]?.name === 'li' ? next - 1 : next;
  return `<ol start="${start}">`;
}

/** Where words are cut to be at most so many bytes: behind a space where there is one, never within a character or what stands for one. */
function placeToCut(words: string, most: number): number {
  let bytes = 0;
  let at = 0;
  let space = 0;
  for (const [character] of words.matchAll(/&[a-z]+;|./gsu)) {
    bytes += bytesShown(character);
    if (bytes > most && at > 0) break;
    at += character.length;
    if (/\s/.test(character)) space = at;
  }
  return space > at / 2 ? space : at;
}

/** Words as they were written, in parts of at most so many bytes as a page shows them. */
export function wordsInParts(text: string, room: Room): string[] {
  const parts: string[] = [];
  for (let left = text; left !== ''; ) {
    const most = room(parts.length);
    // A text has at least as many bytes as characters; to weigh all of a long one again and again takes long.
    const fits = left.length <= most && bytesShown(left) <= most;
    const at = fits ? left.length : placeToCut(left, most);
    parts.push(left.slice(0, at));
    left = left.slice(at);
  }
  return parts.length === 0 ? [''] : parts;
}
