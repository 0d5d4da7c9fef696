/** How much more is seen on each side of a picture, as parts of its width and height. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
