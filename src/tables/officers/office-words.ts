const names: Readonly<Record<string, string>> = {
  gm: 'gamemaster',
  observer: 'observer',
  helper: 'helper of a contestant',
  director: 'director',
  'acting-director': 'acting director',
  assistant: 'assistant director',
  committee: 'member of the committee',
  'chief-gm': 'chief gamemaster',
};

/** What an office of a table is called. */
export const officeName = (office: string): string => names[office] ?? office;

/** The same with what stands before it: `an observer`, and `the director` where there is one alone. */
export const anOffice = (office: string, isOne: boolean): string => {
  const name = officeName(office);
  if (isOne) return `the ${name}`;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
};
