/**
 * The generation was canceled, or has been settled elsewhere: nothing more is begun for it, and what runs is called off.
 * The reason of the signal that tells of it.
 */
export class CanceledError extends Error {
  override readonly name = 'CanceledError';

  constructor() {
    super('The generation was canceled');
  }
}
