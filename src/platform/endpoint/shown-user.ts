/** The id of the user whom a page shows: our own client sends it with every request of a signed-in page. */
export const SHOWN_USER_HEADER = 'framewright-user';
