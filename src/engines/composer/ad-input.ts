/** Input of an ad; lengths are pixels of the finished ad. */
export interface AdInput {
  /** Whole pixels, 16..8192. */
  width: number;
  /** Whole pixels, 16..8192. */
  height: number;
  /** `picture` shows neither texts nor logo, `logo` the logo alone. */
  layout: LayoutId;
  /** How to reach the business, in a strip at the foot, for ads that nobody can click. */
  contact?: AdContact;
  /** By default `shapeOf` the size. */
  shape?: Shape;
  texts: AdTexts;
  /** Every layout but `type` and `logo` shows it. */
  picture?: AdPicture;
  brand: AdBrand;
  direction: 'ltr' | 'rtl';
  /** Insets that the platform may cover; none by default. */
  safeArea?: Insets;
  /** Least size of any text, 5..200. */
  minimumTextSize: number;
}

/** Category of the aspect ratio. */
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
  | 'picture'
  | 'logo';

/** Plain text in any script; white space is folded. */
export interface AdTexts {
  /** At least one character that can be drawn. */
  headline: string;
  description?: string;
  /** A price, a discount or a rating, on one line: below the headline, or beside it in a row. */
  callout?: string;
  /** Label of the button; no button without it. */
  cta?: string;
  /** Shown if there is no logo. */
  brandName?: string;
}

export interface AdContact {
  /** The most important first. */
  lines: readonly string[];
  /** The address in the QR code. */
  link: string;
}

/** A picture as a data URL: `data:image/png;base64,…` or jpeg. */
interface EmbeddedPicture {
  dataUrl: string;
  width: number;
  height: number;
}

export interface AdPicture extends EmbeddedPicture {
  /** Point that must stay visible, 0..1 from the left and the top; the middle by default. */
  focus?: { x: number; y: number };
  /** Shown whole: nothing of a drawing or a screenshot is cropped. */
  isWhole?: boolean;
  /** A cut-out stands on the ground instead of filling a frame. */
  hasAlpha: boolean;
}

export interface AdLogo extends EmbeddedPicture {
  /** Whether it is drawn in dark or light colors; it gets a plate on grounds where it would vanish. */
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
