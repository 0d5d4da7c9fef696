/** A picture has an address before it has bytes. The message is shown to people. */
export class StillProcessingError extends Error {
  constructor(options?: ErrorOptions) {
    super('Image is still processing. Please try again in a few seconds.', options);
  }
}
