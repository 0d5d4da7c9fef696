export interface Picture {
  /** RGBA, 8 bits each, straight alpha. */
  rgba: Uint8Array;
  width: number;
  height: number;
  /** Grey, 0 to 255, that stands in for what is transparent, one that the picture differs from. */
  backdrop: number;
}
