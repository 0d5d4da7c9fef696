/**
 * The generation was canceled, or settled elsewhere: nothing more is started for it, and running work is aborted. Used as
 * the abort signal's reason.
 */
export class CanceledError extends Error {
  override readonly name = 'CanceledError';

  constructor() {
    super('The generation was canceled');
  }
}
