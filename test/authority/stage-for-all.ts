import { afterAll, beforeAll, expect } from 'vitest';
import { Stage } from './stage.ts';

/** Opens a stage before all tests around the call. At their end nothing on it may have gone against Discord's specification. */
export function stageForAll(onOpened: (stage: Stage) => void): void {
  let close = async () => {};
  beforeAll(async () => {
    const stage = await Stage.open();
    onOpened(stage);
    close = async () => {
      await stage.close();
      expect(stage.playground.violations).toEqual([]);
    };
  });
  afterAll(() => close());
}
