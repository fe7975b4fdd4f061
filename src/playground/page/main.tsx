import { render } from 'preact';

const root = document.getElementById('playground');
if (root !== null) render(<p>The playground</p>, root);
