/** What this browser keeps under a name; null for nothing, and in a browser that keeps nothing. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps something under a name. In a browser that keeps nothing it lasts for as long as the page is open. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The page has it in memory.
  }
}
