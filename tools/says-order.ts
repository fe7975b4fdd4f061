/** Whether an order stands in a text, however it is written there: `A vie-gal` in `• A Vie–Gal`. */
export const saysOrder = (text: string, order: string): boolean => plainly(text).includes(plainly(order));

const plainly = (text: string): string => text.toLowerCase().replaceAll('–', '-');
