import type { Painter } from '#engines/painter/painter';
import type { Raster } from '#engines/retouch/raster';
import type { GenerateOptions, ImageDescription } from '#ports/image-model';
import { describePainting } from '../../image-models/studio/studio-image-model.ts';
import { toProviderError } from '../../image-models/studio/to-provider-error.ts';

interface SubjectToStage {
  /** RGBA, straight alpha. */
  cutout: Raster;
  /** The staging, in words. */
  prompt: string;
  seed: number;
  creditFree: boolean | undefined;
}

/**
 * Photographs a cut-out on a set, as an uploaded product: it stands where the set has its place, in the set's light.
 * @throws ProviderError as the painter does
 */
export async function stageSubject(
  { studio }: { studio: Pick<Painter, 'render'> },
  { cutout, prompt, seed, creditFree }: SubjectToStage,
  { signal, onProgress, onPreview }: Pick<GenerateOptions, 'signal' | 'onProgress' | 'onPreview'>,
): Promise<{ image: Raster; description: ImageDescription }> {
  const { pixels, width, height } = cutout;
  try {
    const painted = await studio.render(
      {
        prompt,
        seed,
        width,
        height,
        reference: { pixels, width, height, channels: 4 },
        ...(creditFree && { creditFree }),
      },
      { signal, ...(onProgress && { onProgress }), ...(onPreview && { onPreview }) },
    );
    return {
      image: { pixels: painted.pixels, width, height, channels: 3 },
      description: describePainting(painted),
    };
  } catch (error) {
    throw toProviderError(error);
  }
}
