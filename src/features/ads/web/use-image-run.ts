import { call } from '#web/api/call.ts';
import { imageForm } from '#web/api/image-form.ts';
import { toastSuccess } from '#web/ui/toast-store.ts';
import { analyzeImage, type ImageAnalysis } from '../contract/ad-analyses.ts';
import type { ChangeCampaign } from './use-campaign.ts';
import type { CopyRun } from './use-copy-run.ts';
import { useRun } from './use-run.ts';

export type ImageRun = ReturnType<typeof useImageRun>;

/** Analyzes pictures, one at a time. */
export function useImageRun(change: ChangeCampaign, generateFirst: CopyRun['generateFirst']) {
  return useRun<File, ImageAnalysis>({
    wish: 'image',
    call: (file, signal) => call(analyzeImage, { form: imageForm(file), signal }),
    onDone(analysis, { name }) {
      const action = { type: 'imageAnalyzed', fileName: name, analysis } as const;
      change(action);
      generateFirst(action);
      toastSuccess('Image analyzed', 'Its description is ready, and the ads show the picture.');
    },
  });
}
