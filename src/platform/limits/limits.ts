/** Limits that server and browser share. `_PAGE`: entries of a page of a list. */

export const PROMPT_MAX_CHARACTERS = 2_000;
export const NEGATIVE_PROMPT_MAX_CHARACTERS = 500;
export const SEED_MAX = 2 ** 32 - 1;
export const PROMO_CODE_MAX_CHARACTERS = 100;

/** Images of one request. */
export const IMAGE_COUNT_MAX = 4;
/** Pictures of subjects that one request is built around. */
export const REFERENCES_MAX = 3;
/** Bytes of an uploaded picture. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** Bytes of a request for an edit, with its mask, and of the mask as it is stored. */
export const EDIT_MAX_BYTES = 6 * 1024 * 1024;
export const MASK_MAX_CHARACTERS = 5 * 1024 * 1024;
export const MASK_MAX_BYTES = 4 * 1024 * 1024;
/** An upload that no generation uses is deleted after so many days. */
export const UNUSED_UPLOAD_DAYS = 30;

export const ASSETS_PAGE = 50;
export const ASSETS_PAGE_MAX = 200;
/** Bytes of a picture on /verify; the largest that the product makes fits. */
export const VERIFY_MAX_BYTES = 50 * 1024 * 1024;

export const GENERATIONS_PAGE_DEFAULT = 50;
export const GENERATIONS_PAGE_MAX = 500;

/** Days that deleted pictures stay in the trash. */
export const TRASH_DAYS = 30;
export const TRASH_PAGE = 50;
export const TRASH_PAGE_MAX = 200;

/** Stars of one person. */
export const FAVORITES_MAX = 5_000;
export const FAVORITES_PAGE = 50;
export const FAVORITES_PAGE_MAX = 200;

/** Collections of one person, pictures of one collection, and collections within each other. */
export const COLLECTIONS_MAX = 200;
export const COLLECTION_PICTURES_MAX = 2_000;
export const COLLECTION_DEPTH_MAX = 3;
export const COLLECTION_NAME_MAX_CHARACTERS = 80;
/** Pictures that one request adds, removes or moves. */
export const COLLECTION_CHANGES_MAX = 500;
export const COLLECTION_PAGE = 60;
export const COLLECTION_PAGE_MAX = 200;

/** Limits of names, notes and tags. */
export const GENERATION_NAME_MAX_CHARACTERS = 200;
export const GENERATION_NOTES_MAX_CHARACTERS = 5_000;
export const GENERATION_TAGS_MAX = 30;
export const TAG_MAX_CHARACTERS = 50;

export const GENERATION_POLL_MS = 2_000;
export const SIGN_IN_REDIRECT_MS = 2_000;

export const GALLERY_PAGE = 20;
export const GALLERY_LIMIT_MAX = 100;
export const GALLERY_OFFSET_MAX = 100_000_000;

/** Reports that hide a public picture until an admin decides. */
export const REPORTS_THAT_HIDE = 3;
export const REPORT_NOTE_MAX_CHARACTERS = 500;

export const MODERATION_PAGE = 20;

export const ADMIN_USERS_PAGE = 50;
export const ADMIN_AUDIT_PAGE = 50;
export const SECURITY_EVENTS_PAGE = 50;
export const SUSPENSION_REASON_MAX_CHARACTERS = 500;
export const ADMIN_OFFSET_MAX = 100_000_000;
export const ADMIN_SEARCH_MAX_CHARACTERS = 200;
/** Pictures that one ZIP may hold. */
export const ZIP_PICTURES_MAX = 500;
/** Pictures of the library whose backgrounds are removed at once. */
export const CUTOUTS_AT_ONCE_MAX = 50;
