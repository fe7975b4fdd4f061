import { parentPort, workerData } from 'node:worker_threads';
import { render } from 'preact-render-to-string';
import { Markdown } from './markdown.tsx';

// A thread for one opinion: the page's thread may be hearing Discord meanwhile.
parentPort?.postMessage(render(Markdown({ text: String(workerData) })));
