/** Draws composed ads as pixels. */
export interface AdRenderer {
  /**
   * Files of exactly the SVG's size, each with the best quality within `mostBytes`. A format is left out if even its
   * lowest acceptable quality is larger. The same request always gives the same bytes.
   */
  render(request: {
    /** From `ComposedAd`. */
    outlinedSvg: string;
    formats: readonly AdFileFormat[];
    /** The platform's maximum file size. */
    mostBytes: number;
  }): Promise<AdFile[]>;
}

export type AdFileFormat = 'png' | 'jpeg';

export interface AdFile {
  format: AdFileFormat;
  bytes: Uint8Array;
}
