declare module 'subset-font' {
  /** Bytes of the font with the characters of the text alone, or with all of its glyphs. */
  // biome-ignore lint/style/noDefaultExport: that is what the package has.
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'truetype' | 'woff2';
      keepAllGlyphs?: boolean;
      noHinting?: boolean;
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}
