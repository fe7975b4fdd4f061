/** How the page of somebody's data looks, on a screen and on paper. */
export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { margin-top: 2rem; font-size: 1.2rem; }
dl { display: grid; gap: 0.25rem 1rem; }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; }
dt { min-width: 12rem; font-weight: 600; }
dd { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th { white-space: nowrap; }
th, td { padding: 0.35rem 0.5rem; border-bottom: 1px solid #8888; text-align: left; vertical-align: top; }
blockquote { margin: 0.35rem 0; padding-left: 0.75rem; border-left: 3px solid #8888; white-space: pre-wrap; }
.kind, .by { font-style: italic; }
img { display: block; max-width: 100%; margin-top: 0.5rem; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid #8888; }
  td { display: block; padding: 0.1rem 0; border: 0; }
  td:empty { display: none; }
  td::before { content: attr(data-head) ': '; font-weight: 600; }
}
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  thead { display: table-header-group; }
  tr, li { break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;
