/** The closed vocabularies of the product, as values that the browser may import without zod. */

export const GENERATION_STATUSES = ['generating', 'completed', 'failed'] as const;

/** `modelId` of generations from a plain prompt. */
export const QUICK_GENERATION_MODEL = 'quick-generation';
/** `modelId` of cut-outs. No other generation has it. */
export const BACKGROUND_REMOVAL_MODEL = 'background-removal';

/** `modelId` of pictures that were uploaded to be changed. */
export const UPLOADED_PICTURE = 'upload';

/** Subjects of pictures, in display order. */
export const CONTENT_CATEGORIES = {
  business: 'Business & Corporate',
  technology: 'Technology & Innovation',
  wellness: 'Health & Wellness',
  nature: 'Nature & Environment',
  abstract: 'Abstract & Design',
  lifestyle: 'Lifestyle & People',
  sustainability: 'Sustainability & Eco',
  travel: 'Travel & Adventure',
} as const;
export type ContentCategory = keyof typeof CONTENT_CATEGORIES;

/** Shapes of pictures, width to height. */
export const ASPECT_RATIOS = ['3:2', '4:3', '1:1', '2:3', '16:9'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** Download formats, also the files' extensions (except `jpeg`, which is `jpg`). */
export const IMAGE_FILE_FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;
export type ImageFileFormat = (typeof IMAGE_FILE_FORMATS)[number];

/** `4k` has 4,096 pixels on the longer edge. */
export const IMAGE_FILE_SIZES = ['original', '4k'] as const;
export type ImageFileSize = (typeof IMAGE_FILE_SIZES)[number];

/** Ways to enlarge a picture: resampling, a neural network, or rendering it again in the studio engine. */
export const ENLARGEMENT_METHODS = ['lanczos', 'neural', 'studio'] as const;
export type EnlargementMethod = (typeof ENLARGEMENT_METHODS)[number];

export const IMAGE_FILE_STATUSES = ['making', 'ready', 'failed'] as const;
