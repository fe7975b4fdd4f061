/** The Court's cases and opinions. There is none yet: a petition cannot be filed so far. */
export interface DocketRead {
  openCases: readonly never[];
  opinions: readonly never[];
}

export const readDocket = (): DocketRead => ({ openCases: [], opinions: [] });
