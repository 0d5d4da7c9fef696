/** Extra time for the browser's process to report a timeout, as a share of the page's time limit. */
export const GRACE = 0.5;
