/** A picture has an address before it has bytes. Waiting helps, so the message is for people. */
export class StillProcessingError extends Error {
  constructor(options?: ErrorOptions) {
    super('Image is still processing. Please try again in a few seconds.', options);
  }
}
