import type { Model } from '#contract/models';

/** What the prompt builder can be opened with: numbered professional models, and one for each kind of picture. */
export const MODELS: readonly Model[] = [
  { id: 1, name: 'Executive Portrait' },
  { id: 2, name: 'Startup Founder' },
  { id: 3, name: 'Creative Director' },
  { id: 4, name: 'Software Engineer' },
  { id: 5, name: 'Medical Doctor' },
  { id: 6, name: 'Data Scientist' },
  { id: 7, name: 'Architect' },
  { id: 8, name: 'Teacher' },
  { id: 9, name: 'Chef' },
  { id: 10, name: 'Lawyer' },
  { id: 11, name: 'Marketing Lead' },
  { id: 12, name: 'Research Scientist' },
  { id: 'quick-generation', name: 'Quick Generation' },
  { id: 'business', name: 'Business & Corporate' },
  { id: 'technology', name: 'Technology & Innovation' },
  { id: 'wellness', name: 'Health & Wellness' },
  { id: 'nature', name: 'Nature & Environment' },
  { id: 'abstract', name: 'Abstract & Design' },
  { id: 'lifestyle', name: 'Lifestyle & People' },
  { id: 'sustainability', name: 'Sustainability & Eco' },
  { id: 'travel', name: 'Travel & Adventure' },
];
