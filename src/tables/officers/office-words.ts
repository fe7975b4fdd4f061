const names: Readonly<Record<string, string>> = {
  gm: 'gamemaster',
  observer: 'observer',
  helper: 'helper of a contestant',
};

/** What an office of a table is called. */
export const officeName = (office: string): string => names[office] ?? office;
