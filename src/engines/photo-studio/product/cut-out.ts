/** A picture of a product without its background: sRGB color and straight alpha, rows from the top, four bytes a pixel. */
export interface CutOut {
  width: number;
  height: number;
  rgba: Uint8Array;
}
