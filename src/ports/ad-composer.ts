/** Lays ads out: texts, a picture and a brand at any size. The same design always gives the same ad. */
export interface AdComposer {
  /** Those made for this kind of picture, the best first. */
  layoutsFor(picture: 'photo' | 'cutout' | 'none'): AdLayoutId[];
  /** @throws ProviderError `rejected` where no ad can be composed from it */
  compose(design: AdDesign): Promise<ComposedAd>;
  /** The same without the SVG to edit, in a fraction of the time: for ads that are only looked at. @throws as compose */
  composeOutlined(design: AdDesign): Promise<Omit<ComposedAd, 'svg'>>;
}

export type AdLayoutId =
  | 'full-bleed'
  | 'split'
  | 'card'
  | 'colour-block'
  | 'framed-print'
  | 'product'
  | 'arch'
  | 'type'
  | 'picture';

/** Lengths are pixels of the finished ad. */
export interface AdDesign {
  width: number;
  height: number;
  layout: AdLayoutId;
  texts: { headline: string; description?: string; cta?: string; brandName?: string };
  /** Every layout but `type` shows it. */
  picture?: DesignPicture;
  brand: {
    /** `#rrggbb`, the most important first; may be empty. */
    colours: readonly string[];
    /** `tone`: whether it was drawn in dark or in light colours. */
    logo?: DesignPicture & { tone: 'dark' | 'light' };
    fontClass: 'sans' | 'serif';
  };
  direction: 'ltr' | 'rtl';
  /** What the platform may cover at each edge. */
  safeArea: { top: number; right: number; bottom: number; left: number };
  /** The smallest size of any text. */
  minimumTextSize: number;
}

export interface DesignPicture {
  /** PNG or JPEG, not much larger than it is drawn. */
  bytes: Uint8Array;
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** A cut-out stands on the ground instead of filling a frame; it is trimmed to what shows. */
  hasAlpha: boolean;
  /** What must stay in view, 0 to 1 from the left and the top; the middle by default. */
  focus?: { x: number; y: number };
}

export interface ComposedAd {
  /** Texts are texts, in fonts embedded with their own characters; layers are named groups. */
  svg: string;
  /** The same with texts as outlines, for renderers without fonts. */
  outlinedSvg: string;
  /** What the picture covers, in pixels; null where the ad shows none. */
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
  /** Texts that end in an ellipsis for want of room. */
  shortened: string[];
  /** Texts, or the brand, that were left out for want of room. */
  dropped: string[];
}
