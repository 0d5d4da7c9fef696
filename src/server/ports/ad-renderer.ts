/** Draws composed ads as pixels. */
export interface AdRenderer {
  /**
   * A file of exactly the SVG's size, as good as the cap allows; the same request always gives the same bytes.
   * @throws ProviderError `rejected` where nothing that small can be read
   */
  render(request: {
    /** See ports/ad-composer. */
    outlinedSvg: string;
    format: 'png' | 'jpeg';
    /** What the platform takes at most. */
    mostBytes?: number;
  }): Promise<{ bytes: Uint8Array }>;
}
