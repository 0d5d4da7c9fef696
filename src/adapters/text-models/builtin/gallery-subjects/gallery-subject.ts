import type { AspectRatio } from '#features/images/contract/enumerations';

/**
 * Something worth a picture, and how a photographer might word it: any thing with any place, and one of each row of
 * touches. Whatever is named can be drawn by the studio engine, and any combination makes sense.
 */
export interface GallerySubject {
  /** What is shown; it begins the prompt. */
  things: readonly string[];
  /** Where, or with what; it follows the thing after a space. */
  places: readonly string[];
  /** Light, colours, framing: one of each row, after commas. */
  touches: readonly (readonly string[])[];
  /** Shapes that suit it; one that stands twice is twice as frequent. */
  aspects: readonly AspectRatio[];
}
