/** Thrown if an ad cannot be written: the subject says too little, or the limits leave no room. */
export class AdWriterError extends Error {
  override readonly name = 'AdWriterError';
}
