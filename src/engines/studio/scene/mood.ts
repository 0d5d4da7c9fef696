/** Set by words or settings; controls palette and grade. */
export type Mood =
  | 'warm'
  | 'cool'
  | 'calm'
  | 'vibrant'
  | 'muted'
  | 'dark'
  | 'bright'
  | 'pastel'
  | 'monochrome'
  | 'energetic'
  | 'professional'
  | 'creative'
  | 'confident';
