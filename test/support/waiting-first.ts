import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders whose tests wait for programs, browsers and sockets, the longest first. */
const waiting = ['tools', 'stories', 'browser', 'scripts', 'authority', 'discord', 'store'];

const rank = ({ moduleId }: TestSpecification): number => {
  const found = waiting.findIndex((folder) => moduleId.includes(`/test/${folder}/`));
  return found < 0 ? waiting.length : found;
};

/** Begins with the test files that wait a lot, so that the quick ones fill the time at the end. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
