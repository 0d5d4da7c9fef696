/** What an ad is composed from; lengths are pixels of the finished ad. */
export interface AdInput {
  /** Whole pixels, 16..8192. */
  width: number;
  /** Whole pixels, 16..8192. */
  height: number;
  /** `picture` shows no texts and no logo. */
  layout: LayoutId;
  /** By default that of the size, see `shapeOf`. */
  shape?: Shape;
  texts: AdTexts;
  /** Every layout but `type` shows it. */
  picture?: AdPicture;
  brand: AdBrand;
  direction: 'ltr' | 'rtl';
  /** What the platform may cover at each edge; nothing by default. */
  safeArea?: Insets;
  /** The smallest size of any text, 5..200. */
  minimumTextSize: number;
}

/** How wide an ad is for its height. */
export type Shape = 'banner' | 'square' | 'portrait' | 'leaderboard' | 'skyscraper';

export type LayoutId =
  | 'full-bleed'
  | 'split'
  | 'card'
  | 'colour-block'
  | 'framed-print'
  | 'product'
  | 'arch'
  | 'type'
  | 'picture';

/** Plain text in any script; white space is folded. */
export interface AdTexts {
  /** At least one character that can be drawn. */
  headline: string;
  description?: string;
  /** The label of the button; without it there is none. */
  cta?: string;
  /** Stands where there is no logo. */
  brandName?: string;
}

/** A picture as a data address: `data:image/png;base64,…` or jpeg. */
interface EmbeddedPicture {
  dataUrl: string;
  width: number;
  height: number;
}

export interface AdPicture extends EmbeddedPicture {
  /** What must stay in view, 0..1 from the left and the top; the middle by default. */
  focus?: { x: number; y: number };
  /** A cut-out stands on the ground instead of filling a frame. */
  hasAlpha: boolean;
}

export interface AdLogo extends EmbeddedPicture {
  /** Whether it was drawn in dark or in light colors: where it would vanish, it gets a plate. */
  tone: 'dark' | 'light';
}

export interface AdBrand {
  /** `#rrggbb`, the most important first; may be empty. */
  colors: readonly string[];
  logo?: AdLogo;
  fontClass: 'sans' | 'serif';
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** From the top left. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
