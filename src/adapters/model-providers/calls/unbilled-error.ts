/** A call was aborted, and the provider confirmed that it costs nothing. */
export class UnbilledError extends Error {
  override readonly name = 'UnbilledError';
}
