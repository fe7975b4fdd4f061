import { useEffect, useState } from 'preact/hooks';
import { Store } from './state/store.ts';

/** How the page looks: dark letters on light ground, or light ones on dark. */
export type Look = 'light' | 'dark';

const KEPT_AS = 'playground-look';

const light = matchMedia('(prefers-color-scheme: light)');

const known = (): Look => {
  const kept = localStorage.getItem(KEPT_AS);
  if (kept === 'light' || kept === 'dark') return kept;
  return light.matches ? 'light' : 'dark';
};

const look = new Store<Look>(known());

/** Looks as was chosen here before, or as the machine does. */
export function beginLook(): void {
  const show = () => {
    document.documentElement.dataset.look = look.state;
  };
  look.listen(show);
  light.addEventListener('change', () => look.change(known));
  show();
}

/** Keeps this look, in all windows that are opened later. */
export function chooseLook(chosen: Look): void {
  localStorage.setItem(KEPT_AS, chosen);
  look.change(() => chosen);
}

/** The look as it is now, drawn again when it changes. */
export function useLook(): Look {
  const [drawn, setDrawn] = useState(look.state);
  useEffect(() => look.listen(() => setDrawn(look.state)), []);
  return drawn;
}
