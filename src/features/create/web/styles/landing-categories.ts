/** The groups of the shelf that have a shortcut, in its order. */
export const LANDING_CATEGORIES = [
  {
    kind: 'professional',
    anchor: 'professional-models',
    shortcut: 'Professional',
    title: 'Professional Models',
  },
  {
    kind: 'business',
    anchor: 'business-corporate',
    shortcut: 'Business',
    title: 'Business & Corporate',
  },
  {
    kind: 'technology',
    anchor: 'technology-innovation',
    shortcut: 'Technology',
    title: 'Technology & Innovation',
  },
  {
    kind: 'wellness',
    anchor: 'health-wellness',
    shortcut: 'Wellness',
    title: 'Health & Wellness',
  },
  {
    kind: 'nature',
    anchor: 'nature-environment',
    shortcut: 'Nature',
    title: 'Nature & Environment',
  },
] as const;

/** The groups after them, without a shortcut. */
export const MORE_CATEGORIES = [
  { kind: 'abstract', title: 'Abstract & Design' },
  { kind: 'lifestyle', title: 'Lifestyle & People' },
  { kind: 'sustainability', title: 'Sustainability & Eco' },
  { kind: 'travel', title: 'Travel & Adventure' },
  { kind: 'sports', title: 'Sports' },
  { kind: 'illustrations', title: 'Illustrations' },
] as const;
