/** `misconfigured`: a package or a model is missing or damaged. `transient`: another attempt may succeed. */
export type InferenceErrorKind = 'misconfigured' | 'transient';

export class InferenceError extends Error {
  override readonly name = 'InferenceError';
  readonly kind: InferenceErrorKind;

  constructor(kind: InferenceErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
