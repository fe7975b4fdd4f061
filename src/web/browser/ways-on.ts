/** Has the links of a page that is not there lead to the club whose secret address it is below. */
export function leadOn(links: Iterable<HTMLAnchorElement>, path: string): void {
  const [base] = /^\/c\/[^/]+/.exec(path) ?? [];
  if (base === undefined) return;
  for (const link of links)
    link.setAttribute('href', `${base}${link.getAttribute('href')}`.replace(/\/$/, ''));
}
