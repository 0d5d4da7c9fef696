/** The content category that a picture of an archetype belongs to; what has no line here is nature. */
export const ARCHETYPE_CATEGORIES: Readonly<Record<string, string>> = {
  island: 'travel',
  city: 'travel',
  canyon: 'travel',
  silk: 'abstract',
  marble: 'abstract',
  ribbons: 'abstract',
  bokeh: 'abstract',
  gradient: 'abstract',
  particles: 'abstract',
  'low-poly': 'abstract',
  isometric: 'abstract',
  halftone: 'abstract',
  waves: 'abstract',
  paper: 'abstract',
};
