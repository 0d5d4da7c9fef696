import { cpus } from 'node:os';
import { createIsnetCutoutModel } from '#adapters/cutout-models/isnet/isnet-cutout-model';
import { createStudioImageModel } from '#adapters/image-models/studio/studio-image-model';
import { createLocalInference } from '#adapters/local-inference/local-inference';
import { createEsrganUpscaleModel } from '#adapters/upscale-models/esrgan/esrgan-upscale-model';
import { createPainter } from '#engines/painter/painter';
import { encodePicture } from '#features/images/rules/encode-picture';
import { decodePicture, readPixels } from '#platform/images/decode-picture';
import type { EncodedImage, ImageDescription } from '#ports/image-model';
import { readConfig } from '../config/config.ts';
import { openProvenance } from './open-provenance.ts';

interface Options {
  signal: AbortSignal;
  onProgress?: (part: number) => void;
}

/** The engines of this machine, for programs without a site. Their files name their origin, as a site's do. */
export interface LocalEngine {
  /** PNG files, each with its own seed. */
  generate(
    asked: {
      prompt: string;
      width: number;
      height: number;
      seed: number;
      count: number;
      reference?: EncodedImage | undefined;
    },
    options: Options,
  ): Promise<{ bytes: Buffer; scene: string; notes: readonly string[] }[]>;
  /** A PNG file with a transparent background. */
  cutout(picture: EncodedImage, options: Options): Promise<Buffer>;
  /** A PNG file of 4,096 pixels on the longer side, or four times as large if that is less. */
  enlarge(picture: EncodedImage, options: Options): Promise<Buffer>;
  close(): Promise<void>;
}

const LONGEST_PX = 4_096;

export async function openLocalEngine(
  environment: NodeJS.ProcessEnv,
  { onWarning }: { onWarning(message: string): void },
): Promise<LocalEngine> {
  const config = readConfig(environment);
  const provenance = await openProvenance(config, { onUnavailable: onWarning });
  const threads = Math.max(1, cpus().length);
  const studio = createPainter({ threads });
  const imageModel = createStudioImageModel({ studio, creditFree: config.studioCreditFree });
  const inference = createLocalInference({ threads });
  const encode = async (
    image: Parameters<typeof decodePicture>[0],
    { digitalSourceType, credits }: Pick<ImageDescription, 'digitalSourceType' | 'credits'>,
  ) => {
    const encoding = { format: 'png', digitalSourceType, credits } as const;
    return (await encodePicture({ provenance }, decodePicture(image), encoding)).bytes;
  };
  return {
    async generate({ count, seed, reference, ...asked }, { signal, onProgress }) {
      const made = [];
      for (let at = 0; at < count; at++) {
        const { image, description } = await imageModel.generate(
          { ...asked, seed: seed + at, ...(reference && { reference }) },
          { signal, onProgress: (part) => onProgress?.((at + part) / count) },
        );
        const { scene, notes } = description;
        made.push({ bytes: await encode(image, description), scene, notes });
      }
      return made;
    },
    async cutout(picture, options) {
      const cut = await createIsnetCutoutModel({ inference }).cutOut(picture, options);
      return await encode(cut, { digitalSourceType: 'compositeWithTrainedAlgorithmicMedia' });
    },
    async enlarge(picture, options) {
      const pixels = await readPixels(
        decodePicture(picture).flatten({ background: '#ffffff' }).removeAlpha(),
      );
      const large = await createEsrganUpscaleModel({ inference }).upscale(pixels, options);
      const fitted = await decodePicture(large)
        .resize(LONGEST_PX, LONGEST_PX, { fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer();
      return await encode({ bytes: fitted }, { digitalSourceType: 'compositeWithTrainedAlgorithmicMedia' });
    },
    async close() {
      inference.close();
      await studio.close();
    },
  };
}
