import { z } from 'zod';
import { type WebsiteAnalysis, websiteAnalysis } from '../../contract/ad-analyses.ts';

/** A website's analysis in its row. Screenshots are stored as separate objects. */
export const storedAnalysis = websiteAnalysis.extend({
  screenshots: z.array(
    websiteAnalysis.shape.screenshots.element.omit({ dataUrl: true }).extend({ pictureId: z.uuid() }),
  ),
});
export type StoredAnalysis = z.infer<typeof storedAnalysis>;

export type PictureOfOurs = NonNullable<WebsiteAnalysis['logo']>;
