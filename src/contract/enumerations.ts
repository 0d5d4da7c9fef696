/** The closed vocabularies of the product, as values that the browser may import without zod. */

export const CATEGORIES = [
  { id: 'business', label: 'Business & Corporate' },
  { id: 'technology', label: 'Technology & Innovation' },
  { id: 'wellness', label: 'Health & Wellness' },
  { id: 'nature', label: 'Nature & Environment' },
  { id: 'abstract', label: 'Abstract & Design' },
  { id: 'lifestyle', label: 'Lifestyle & People' },
  { id: 'sustainability', label: 'Sustainability & Eco' },
  { id: 'travel', label: 'Travel & Adventure' },
] as const;

export const GENERATION_STATUSES = ['generating', 'completed', 'failed'] as const;

/** `modelId` of generations that came from a plain prompt and from a background removal. */
export const QUICK_GENERATION_MODEL = 'quick-generation';
export const BACKGROUND_REMOVAL_MODEL = 'background-removal';
