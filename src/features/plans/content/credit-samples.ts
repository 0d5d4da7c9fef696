/** Pictures of one credit on the pricing page, from the public folder `examples`. */
export const CREDIT_SAMPLES = [
  { picture: 'northern-lights', alt: 'Northern lights' },
  { picture: 'folds-of-silk', alt: 'Folds of silk' },
  { picture: 'first-coffee', alt: 'A coffee in the morning' },
  { picture: 'island-paradise', alt: 'An island in the sea' },
] as const;
