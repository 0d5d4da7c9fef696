import type { WebsiteAnalysis } from '../../contract/ad-analyses.ts';

/** A website's analysis in its row. Screenshots are stored as separate objects. */
export type StoredAnalysis = Omit<WebsiteAnalysis, 'screenshots'> & {
  screenshots: (Omit<WebsiteAnalysis['screenshots'][number], 'dataUrl'> & { pictureId: string })[];
};

export type PictureOfOurs = NonNullable<WebsiteAnalysis['logo']>;
