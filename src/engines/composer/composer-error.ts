/** Why an ad could not be composed. */
type ComposerFault =
  /** An invalid size, color, picture or text. `headline`: no font has a character of it. */
  | { code: 'bad_input'; field?: 'headline' }
  /** The layout shows a picture and none was given. */
  | { code: 'picture_needed' }
  /** Not even one word fits into these pixels at the smallest legible size. */
  | { code: 'too_small'; width: number; height: number; smallest: number };

export class ComposerError extends Error {
  override readonly name = 'ComposerError';
  readonly code: ComposerFault['code'];
  readonly fault: ComposerFault;

  constructor(fault: ComposerFault, message: string) {
    super(message);
    this.code = fault.code;
    this.fault = fault;
  }
}
