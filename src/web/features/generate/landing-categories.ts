/** The sections of the landing page and the shortcuts that lead to them. */
export const LANDING_CATEGORIES = [
  {
    anchor: 'professional-models',
    shortcut: 'Professional',
    title: 'Professional Models',
    text: 'Portraits and people at work: subject, light and wardrobe, chosen step by step.',
    builder: '/prompt-builder/professional/1',
  },
  {
    anchor: 'business-corporate',
    shortcut: 'Business',
    title: 'Business & Corporate',
    text: 'Meetings, offices and teams, from a first handshake to a finished deal.',
    builder: '/prompt-builder/business/business',
  },
  {
    anchor: 'technology-innovation',
    shortcut: 'Technology',
    title: 'Technology & Innovation',
    text: 'Data, devices and networks, drawn as pictures rather than clichés.',
    builder: '/prompt-builder/technology/technology',
  },
  {
    anchor: 'health-wellness',
    shortcut: 'Wellness',
    title: 'Health & Wellness',
    text: 'Movement, rest and care, in natural light and quiet rooms.',
    builder: '/prompt-builder/wellness/wellness',
  },
  {
    anchor: 'nature-environment',
    shortcut: 'Nature',
    title: 'Nature & Environment',
    text: 'Mountains, lakes, coasts and weather at any hour of the day.',
    builder: '/prompt-builder/nature/nature',
  },
] as const;
