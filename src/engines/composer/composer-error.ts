/** Why an ad could not be composed. */
export type ComposerErrorCode =
  /** An invalid size, color, picture or text. */
  | 'bad_input'
  /** The layout shows a picture and none was given. */
  | 'picture_needed'
  /** Not even one word fits at the smallest legible size. */
  | 'too_small';

export class ComposerError extends Error {
  readonly code: ComposerErrorCode;

  constructor(code: ComposerErrorCode, message: string) {
    super(message);
    this.name = 'ComposerError';
    this.code = code;
  }
}
