/** The sections of the landing page with a shortcut; their styles are loaded when they come near. */
export const LANDING_CATEGORIES = [
  {
    kind: 'professional',
    anchor: 'professional-models',
    shortcut: 'Professional',
    title: 'Professional Models',
    text: 'Portraits and people at work: subject, light and wardrobe, chosen step by step.',
  },
  {
    kind: 'business',
    anchor: 'business-corporate',
    shortcut: 'Business',
    title: 'Business & Corporate',
    text: 'Meetings, offices and teams, from a first handshake to a finished deal.',
  },
  {
    kind: 'technology',
    anchor: 'technology-innovation',
    shortcut: 'Technology',
    title: 'Technology & Innovation',
    text: 'Data, devices and networks, drawn as pictures rather than clichés.',
  },
  {
    kind: 'wellness',
    anchor: 'health-wellness',
    shortcut: 'Wellness',
    title: 'Health & Wellness',
    text: 'Movement, rest and care, in natural light and quiet rooms.',
  },
  {
    kind: 'nature',
    anchor: 'nature-environment',
    shortcut: 'Nature',
    title: 'Nature & Environment',
    text: 'Mountains, lakes, coasts and weather at any hour of the day.',
  },
] as const;
export type LandingCategory = (typeof LANDING_CATEGORIES)[number];

/** The sections below, without a shortcut. */
export const MORE_CATEGORIES = [
  { kind: 'abstract', title: 'Abstract & Design' },
  { kind: 'lifestyle', title: 'Lifestyle & People' },
  { kind: 'sustainability', title: 'Sustainability & Eco' },
  { kind: 'travel', title: 'Travel & Adventure' },
  { kind: 'sports', title: 'Sports' },
  { kind: 'illustrations', title: 'Illustrations' },
] as const;
