/** The failure, in a row, of what could not be made through no fault of the request. Others are words for people. */
export const UNMADE = 'failed';
