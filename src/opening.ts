/** Has something closed when all is closed. */
export type OnClose = (close: () => Promise<unknown>) => void;

/**
 * Opens things that rest on one another. `close` ends them in the order in which they were opened, backwards, once.
 * Rejects when one of them cannot be had, with those before it closed again.
 */
export async function openInOrder<Opened>(
  open: (onClose: OnClose) => Promise<Opened>,
): Promise<Opened & { close(): Promise<void> }> {
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closers.reverse()) await close();
  };
  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= closeAll();
    return closed;
  };
  try {
    return { ...(await open((each) => closers.push(each))), close };
  } catch (error) {
    await close();
    throw error;
  }
}
