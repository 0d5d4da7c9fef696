/** A call was called off, and its provider confirmed that it costs nothing. */
export class UnbilledError extends Error {
  override readonly name = 'UnbilledError';
}
