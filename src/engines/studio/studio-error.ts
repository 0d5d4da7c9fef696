/**
 * - `empty-prompt`: the prompt has no visible character
 * - `invalid-size`, `invalid-seed`: outside the limits of `PictureRequest`
 * - `invalid-settings`: an unknown setting or value; the message lists the known ones
 * - `invalid-refinement`: a refinement without a word, or too many of them
 * - `invalid-reference`: no subject can be taken from the reference picture; the message says why
 * - `worker-crashed`: a rendering thread crashed while it painted this picture; another attempt may succeed
 * - `closed`: the studio was closed before the picture was finished
 */
export type StudioErrorCode =
  | 'empty-prompt'
  | 'invalid-size'
  | 'invalid-seed'
  | 'invalid-settings'
  | 'invalid-refinement'
  | 'invalid-reference'
  | 'worker-crashed'
  | 'closed';

/** The only error that a studio throws; aborted renders reject with their signal's reason. */
export class StudioError extends Error {
  readonly code: StudioErrorCode;

  constructor(code: StudioErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StudioError';
    this.code = code;
  }
}
