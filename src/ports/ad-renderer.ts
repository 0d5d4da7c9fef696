/** Draws composed ads as pixels. */
export interface AdRenderer {
  /**
   * Files of exactly the SVG's size, each as good as the cap allows; one of which nothing that small could be read is
   * left out. The same request always gives the same bytes.
   */
  render(request: {
    /** See ports/ad-composer. */
    outlinedSvg: string;
    formats: readonly AdFileFormat[];
    /** What the platform takes at most. */
    mostBytes: number;
  }): Promise<AdFile[]>;
}

export type AdFileFormat = 'png' | 'jpeg';

export interface AdFile {
  format: AdFileFormat;
  bytes: Uint8Array;
}
