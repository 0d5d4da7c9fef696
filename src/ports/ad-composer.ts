import type { AdLayoutId } from '#features/ads/contract/ad-enumerations';

/** Lays ads out: texts, a picture and a brand at any size. The same design always gives the same ad. */
export interface AdComposer {
  /** Layouts that suit this kind of picture, the best first. */
  layoutsFor(picture: 'photo' | 'cutout' | 'none'): AdLayoutId[];
  /** @throws ProviderError `rejected` if the design cannot be composed */
  compose(design: AdDesign): Promise<ComposedAd>;
  /** Like `compose`, without the editable SVG, in a fraction of the time: for previews. */
  composeOutlined(design: AdDesign): Promise<Omit<ComposedAd, 'svg'>>;
}

/** Lengths are pixels of the finished ad. */
export interface AdDesign {
  width: number;
  height: number;
  layout: AdLayoutId;
  texts: { headline: string; callout?: string; description?: string; cta?: string; brandName?: string };
  /** Every layout but `type` shows it. */
  picture?: DesignPicture;
  brand: {
    /** `#rrggbb`, the most important first; may be empty. */
    colors: readonly string[];
    /** `tone`: whether the logo is dark or light. */
    logo?: DesignPicture & { tone: 'dark' | 'light' };
    fontClass: 'sans' | 'serif';
  };
  direction: 'ltr' | 'rtl';
  /** How to reach the business, with a link for a QR code: for ads that nobody can click. */
  contact?: { lines: readonly string[]; link: string };
  /** Width of the area at each edge that the platform may cover. */
  safeArea: { top: number; right: number; bottom: number; left: number };
  /** The smallest size of any text. */
  minimumTextSize: number;
}

export interface DesignPicture {
  /** PNG or JPEG, not much larger than drawn. */
  bytes: Uint8Array;
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** A cut-out: drawn on the background instead of filling a frame; trimmed to its visible part. */
  hasAlpha: boolean;
  /** The point that stays visible when the picture is cropped, 0 to 1 from the left and the top; the middle by default. */
  focus?: { x: number; y: number };
  /** Drawings and screenshots are shown whole. */
  isWhole?: boolean;
}

export interface ComposedAd {
  /** Editable: texts are text elements in embedded font subsets; layers are named groups. */
  svg: string;
  /** The same ad with texts as outlines, for renderers without fonts. */
  outlinedSvg: string;
  /** The size of the picture, in pixels; null if the ad shows none. */
  frame: { width: number; height: number } | null;
  checks: {
    isReadable: boolean;
    isInside: boolean;
    isSafeAreaKept: boolean;
    isLegible: boolean;
    isUnstretched: boolean;
    /** All of the above. */
    isGood: boolean;
  };
  /** Texts that were cut off with an ellipsis. */
  shortened: string[];
  /** Texts, or the brand, that were left out because they did not fit. */
  dropped: string[];
}
