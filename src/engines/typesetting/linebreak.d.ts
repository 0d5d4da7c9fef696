declare module 'linebreak' {
  /** Walks the opportunities of UAX 14. */
  // biome-ignore lint/style/noDefaultExport: that is what the package has.
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
