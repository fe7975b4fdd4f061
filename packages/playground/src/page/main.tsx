import { render } from 'preact';
import { App } from './app.tsx';
import { amendElements } from './elements.ts';
import { beginLook } from './look.ts';
import './page.css';

amendElements();
beginLook();
const root = document.getElementById('playground');
if (root !== null) render(<App />, root);
