/** Days for which redemptions, and deleted accounts with sign-up credits, are remembered. */
export const PERSON_MEMORY_DAYS = 730;
