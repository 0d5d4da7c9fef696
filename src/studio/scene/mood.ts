/** What the words or the settings say of the picture's feeling; steers palette and grade. */
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
