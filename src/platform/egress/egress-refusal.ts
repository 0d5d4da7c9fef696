/**
 * Why the egress proxy refused a request: the address is not public, the port is not allowed, the target is malformed or
 * contains credentials, the name does not resolve, or nothing answers.
 */
export type RefusalReason = 'address' | 'port' | 'target' | 'name' | 'unreachable';

export class EgressRefusal extends Error {
  override readonly name = 'EgressRefusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`The egress proxy refuses it: ${reason}`, options);
    this.reason = reason;
  }
}

/** The header with the reason, in the proxy's own answers only. */
export const REFUSAL_HEADER = 'x-egress-refusal';
