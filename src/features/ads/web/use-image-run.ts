import { toast } from '#web/ui/toast-store.ts';
import type { ImageAnalysis } from '../contract/ads.ts';
import { analyzeImage } from './api/ads.ts';
import type { ChangeCampaign } from './use-campaign.ts';
import { useRun } from './use-run.ts';

export type ImageRun = ReturnType<typeof useImageRun>;

/** Has a picture looked at, one at a time. */
export function useImageRun(change: ChangeCampaign) {
  return useRun<File, ImageAnalysis>({
    wish: 'image',
    call: analyzeImage,
    onDone(analysis, { name }) {
      change({ type: 'imageAnalyzed', fileName: name, analysis });
      toast({
        title: 'Image analyzed',
        description: 'Its description is ready, and the ads show the picture.',
        variant: 'success',
      });
    },
  });
}
