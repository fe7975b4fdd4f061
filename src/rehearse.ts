import { rehearse } from './rehearsal/rehearse.ts';

rehearse((line) => console.log(line)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
