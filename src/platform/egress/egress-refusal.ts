/**
 * Why the egress proxy did not pass something on: the address is not public, the port is none of the web's, the
 * target is malformed or carries a user's name, the name has no address, or nothing answers there.
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

/** Names the reason in the proxy's own answers, and in no answer of a server behind it. */
export const REFUSAL_HEADER = 'x-egress-refusal';
