import type { WebsiteAnalysis } from '../../contract/ad-analyses.ts';

/** A website's analysis as its row keeps it: its screenshots are objects of their own. */
export type StoredAnalysis = Omit<WebsiteAnalysis, 'screenshots'> & {
  screenshots: (Omit<WebsiteAnalysis['screenshots'][number], 'dataUrl'> & { pictureId: string })[];
};

export type PictureOfOurs = NonNullable<WebsiteAnalysis['logo']>;
