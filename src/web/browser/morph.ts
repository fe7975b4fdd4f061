/** Makes one element like another and leaves alone what is the same: what has the focus or was opened stays so. */
export function morph(from: Element, to: Element): void {
  takeAttributes(from, to);
  if (from.matches(drawnByScript)) return;
  const [old, wanted] = [[...from.childNodes], [...to.childNodes]];
  wanted.forEach((node, i) => {
    const present = old[i];
    if (present === undefined) from.append(node);
    else become(present, node);
  });
  for (const node of old.slice(wanted.length)) node.remove();
}

const drawnByScript = '[data-moves], .pointing, .print-all, .own-time';

function become(from: ChildNode, to: ChildNode): void {
  if (from instanceof Element && to instanceof Element && from.tagName === to.tagName) morph(from, to);
  else if (from.nodeType === Node.TEXT_NODE && to.nodeType === Node.TEXT_NODE) takeText(from, to);
  else from.replaceWith(to);
}

function takeText(from: ChildNode, to: ChildNode): void {
  if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
}

/** Whether something is unfolded is for the reader to say. */
const readersOwn = (element: Element, name: string): boolean =>
  name === 'open' && element instanceof HTMLDetailsElement;

function takeAttributes(from: Element, to: Element): void {
  for (const { name, value } of to.attributes)
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && !readersOwn(from, name)) from.removeAttribute(name);
}
