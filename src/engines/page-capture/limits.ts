/** Of one page: what its scripts, pictures and frames ask for together. */
export const MOST_REQUESTS = 200;
/** What the browser's process may take beyond a page's time to say so, as a share of it. */
export const GRACE = 0.5;
