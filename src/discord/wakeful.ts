/** Something that works when it is woken. */
export interface Wakeful {
  /** Has it work now; if it is working already, once more after that. */
  wake(): void;
  stop(): Promise<void>;
}

/** Does the work whenever it is woken, never twice at the same time. The work must not reject. */
export function whenWoken(work: () => Promise<void>): Wakeful {
  let running: Promise<void> | null = null;
  let wanted = false;
  const run = async () => {
    while (wanted) {
      wanted = false;
      await work();
    }
  };
  const wake = () => {
    wanted = true;
    running ??= run().finally(() => {
      running = null;
      if (wanted) wake();
    });
  };
  return {
    wake,
    async stop() {
      await running;
    },
  };
}
