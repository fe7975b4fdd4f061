/** Something that cannot be read or done, told in one sentence for people. */
export class NomicError extends Error {
  override readonly name = 'NomicError';
}
