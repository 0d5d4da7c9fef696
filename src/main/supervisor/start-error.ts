/** Something that the person who runs the product can mend; the message is one line that says what. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
