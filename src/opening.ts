/** Has something closed when all is closed. */
export type OnClose = (close: () => Promise<unknown>) => void;

/** Opens things that rest on one another. `close` ends them backwards, once. Rejects, with all closed, if one cannot be had. */
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
