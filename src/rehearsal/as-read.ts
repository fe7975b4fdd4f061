const london = { timeZone: 'Europe/London' } as const;
const hour = new Intl.DateTimeFormat('en-GB', { ...london, timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { ...london, dateStyle: 'full', timeStyle: 'short' });

/** A message as Discord shows it: names for mentions, times for timestamps, no marks of bold or code. */
export function asRead(text: string, names: ReadonlyMap<string, string>): string {
  return text
    .replace(/<[@#]&?(\d+)>/g, (whole, id: string) => names.get(id) ?? whole)
    .replace(/<t:(\d+)(?::(\w))?>/g, (_, seconds: string, style?: string) =>
      (style === 't' ? hour : day).format(Number(seconds) * 1000),
    )
    .replace(/```\n?/g, '')
    .replace(/\*\*|`/g, '')
    .replace(/\\([\\*_~|>`#.()[\]-])/g, '$1')
    .trimEnd();
}
