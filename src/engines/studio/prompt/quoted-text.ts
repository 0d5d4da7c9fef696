/** Text in quotation marks of any language; its first group is the text. */
export const QUOTED = /["“”«»„「『]([^"“”«»„「」『』]{1,120})["“”«»」』]/g;

/** A quotation mark of any kind. */
export const QUOTATION_MARK = /["“”«»„「」『』]/;
