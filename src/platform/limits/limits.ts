/** Limits and timings that both sides keep to. Times are milliseconds. */

export const PROMPT_MAX_CHARACTERS = 2_000;
export const PROMO_CODE_MAX_CHARACTERS = 100;

/** Pictures that one request may ask for. */
export const IMAGE_COUNT_MAX = 4;
/** Bytes of an uploaded picture. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** An upload that no generation refers to ends after so many days. */
export const UNUSED_UPLOAD_DAYS = 30;
/** Uploads on a page of the list. */
export const ASSETS_PAGE = 50;
export const ASSETS_PAGE_MAX = 200;
/** Bytes of a picture whose credentials are checked: room for the largest that is made here. */
export const VERIFY_MAX_BYTES = 50 * 1024 * 1024;

export const GENERATIONS_PAGE_DEFAULT = 50;
export const GENERATIONS_PAGE_MAX = 500;

export const GENERATION_POLL_MS = 2_000;
export const CREDITS_POLL_MS = 5_000;
export const GENERATIONS_POLL_MS = 5_000;
/** How long a page has been there when it begins to listen. */
export const LIVE_AFTER_MS = 2_000;
export const SIGN_IN_REDIRECT_MS = 2_000;

export const QUERY_FRESH_MS = 5 * 60_000;
export const QUERY_KEPT_MS = 10 * 60_000;
export const LIBRARY_FRESH_MS = 1_000;

export const TOAST_SHOWN_MS = 5_000;
export const TOAST_REMOVED_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
export const LAZY_IMAGE_MARGIN_PX = 200;

export const GALLERY_PAGE = 20;
export const GALLERY_LIMIT_MAX = 100;
export const GALLERY_OFFSET_MAX = 100_000_000;
export const GALLERY_POLL_MS = 60_000;
/** After a picture was asked for, the gallery is read again after this time. */
export const GALLERY_REFETCH_MS = 2_000;
/** The next page is fetched when the end is nearer than this. */
export const GALLERY_SCROLL_MARGIN_PX = 500;
export const GALLERY_SKELETONS = 8;
export const GALLERY_RELATED = 12;

/** A public picture that so many people reported is hidden until somebody has looked at it. */
export const REPORTS_THAT_HIDE = 3;
export const REPORT_NOTE_MAX_CHARACTERS = 500;
/** Cases on a page of the review queue. */
export const MODERATION_PAGE = 20;

/** Entries on a page of the lists for admins. */
export const ADMIN_USERS_PAGE = 50;
export const ADMIN_AUDIT_PAGE = 50;
export const SECURITY_EVENTS_PAGE = 50;
export const SUSPENSION_REASON_MAX_CHARACTERS = 500;
export const ADMIN_OFFSET_MAX = 100_000_000;
export const ADMIN_SEARCH_MAX_CHARACTERS = 200;
/** How often the state of the site is read again while somebody looks at it. */
export const OPERATIONS_POLL_MS = 10_000;
