interface KindOfEvent {
  /** In lists, such as `Signed in`. */
  name: string;
  /**
   * Seconds in which equal events of one user and address are counted. The first is written at once, the others as one row
   * with their number afterwards. Undefined: each event is a row.
   */
  countedForS?: number;
  /** Events by admins are never counted together: each is a row. */
  isOfAdmins?: true;
}

const MINUTE_S = 60;
const DAY_S = 86_400;

/** By the stored name. */
export const SECURITY_EVENT_KINDS = {
  'signed-in': { name: 'Signed in' },
  'sign-in-refused': { name: 'Sign-in refused', countedForS: MINUTE_S },
  'signed-out': { name: 'Signed out' },
  'session-ended': { name: 'Session ended from another browser' },
  'fresh-sign-in-required': { name: 'Fresh sign-in required', countedForS: MINUTE_S },
  'key-made': { name: 'API key created' },
  'key-used': { name: 'API key used', countedForS: DAY_S },
  'key-revoked': { name: 'API key revoked' },
  'key-refused': { name: 'API key refused', countedForS: MINUTE_S },
  'admin-changed': { name: 'Changed by an admin', isOfAdmins: true },
  'admin-refused': { name: 'Admin access refused', countedForS: MINUTE_S },
  'user-suspended': { name: 'User suspended', isOfAdmins: true },
  'user-resumed': { name: 'User reinstated', isOfAdmins: true },
  'account-deleted': { name: 'Account deleted' },
  'limit-reached': { name: 'Limit reached', countedForS: MINUTE_S },
  'address-refused': { name: 'Address refused', countedForS: MINUTE_S },
  'cross-site-refused': { name: 'Request from another site refused', countedForS: MINUTE_S },
  'promo-code-refused': { name: 'Promo code refused', countedForS: MINUTE_S },
  'credits-refused': { name: 'Sign-up credits refused', countedForS: MINUTE_S },
  'events-dropped': { name: 'Events dropped', countedForS: MINUTE_S },
} as const satisfies Record<string, KindOfEvent>;

export type SecurityEventKind = keyof typeof SECURITY_EVENT_KINDS;

export function kindOfEvent(kind: SecurityEventKind): KindOfEvent {
  return SECURITY_EVENT_KINDS[kind];
}
