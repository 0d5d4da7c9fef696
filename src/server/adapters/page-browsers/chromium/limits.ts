/** What one page may take. */
export const LONGEST_CAPTURE_MS = 20_000;
export const MOST_REQUESTS = 200;
