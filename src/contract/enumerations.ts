/** The closed vocabularies of the product, as values that the browser may import without zod. */

export const GENERATION_STATUSES = ['generating', 'completed', 'failed'] as const;

/** `modelId` of generations that came from a plain prompt. */
export const QUICK_GENERATION_MODEL = 'quick-generation';
