/** The site's mark beside a page's title: a rook. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#24507f"/><path fill="#fff" d="M8 6h4v3h2.5V6h3v3H20V6h4v7l-3 2.5v7l2 2V26H9v-1.500l2-2v-7L8 13z"/></svg>
`;
