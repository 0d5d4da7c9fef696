import { checkRequest } from '#engines/studio/compose/check-request';
import type { PictureRequest } from '#engines/studio/compose/picture-request';
import type { SceneDescription } from '#engines/studio/compose/scene-description';
import type { Picture, RenderOptions, Studio } from '#engines/studio/pool/picture';
import { createStudio } from '#engines/studio/studio';
import { StudioError } from '#engines/studio/studio-error';
import { describePhoto } from './describe-photo.ts';
import { applyLook, type Look } from './look.ts';
import type { PhotoDescription } from './photo-description.ts';
import { type PlannedPainting, planPainting } from './plan/plan-painting.ts';
import { enlarge } from './pool/enlarge.ts';
import { createPhotoPool, type PhotoOptions } from './pool/photo-pool.ts';

export type { PhotoDescription } from './photo-description.ts';

export type Engine = 'studio' | 'photo-studio';

export interface PaintRequest extends PictureRequest {
  /** The engine that painted the picture which this one repeats or refines; chosen by the prompt if undefined. */
  engine?: Engine | undefined;
  /** Whether to use no models whose authors must be named. */
  creditFree?: boolean | undefined;
  /** Colors and light of another picture, which it takes over. */
  look?: Look | undefined;
}

export interface Painting {
  width: number;
  height: number;
  /** RGB, 8 bits a channel, row by row from the top left. */
  pixels: Uint8Array;
  /** As of the studio's pictures; undefined for photos. */
  area?: Picture['area'];
  /** As of the studio's pictures; undefined for photos. */
  exposure?: Picture['exposure'];
  scene: (SceneDescription | PhotoDescription) & { recipe: { look?: Look } };
}

/** How a picture is followed while it is painted; only photos have previews. */
export type PaintOptions = RenderOptions & Pick<PhotoOptions, 'onPreview'>;

/** Draws with the studio, or photographs with the photo studio, whichever shows a prompt best. */
export interface Painter {
  /** One picture at a time, in the order of the requests. */
  render(request: PaintRequest, options?: PaintOptions): Promise<Painting>;
  /** Stops the threads of photos alone, which start again with the next photo. */
  closePhotos(): Promise<void>;
  close(): Promise<void>;
}

/** Mean samples a pixel: 1024² within 45 s for rooms and 25 s for others, on two cores. */
const SAMPLES = { room: 20, still: 16 } as const;
/** Glossy fronts and many small lights leave more noise. */
const SAMPLES_OF_SETS: Readonly<Record<string, number>> = { kitchen: 26 };
const USUAL_PIXELS = 1024 ** 2;
/** Longer edges are traced at this size, in pixels, and enlarged. */
const LONGEST_TRACED = 2048;

/** Both engines use the same number of threads, one after the other. */
export function createPainter({
  threads,
  isBackground = false,
  studio = createStudio({ threads, isBackground }),
}: {
  threads: number;
  isBackground?: boolean;
  studio?: Studio;
}): Painter {
  const photos = createPhotoPool({ threads, isBackground });
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const photograph = (
    planned: PlannedPainting,
    request: PaintRequest,
    { signal, onProgress, onPreview }: PaintOptions,
  ) => {
    const { width, height, seed, likeSize, objectEdits, margins } = request;
    const scale = Math.min(1, LONGEST_TRACED / Math.max(width, height));
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const { painted, idle } = photos.paint(
      {
        plan: planned.plan,
        seed,
        cutOut: planned.cutOut,
        objectEdits,
        composedFor: likeSize ?? { width, height },
        margins,
        samples: samplesFor(planned, size),
        ...size,
      },
      { signal, onProgress, onPreview },
    );
    const picture = painted.then(async ({ pixels, missing, undone }) => ({
      width,
      height,
      pixels: scale < 1 ? await enlarge({ pixels, ...size }, { width, height }) : pixels,
      scene: describePhoto(request, planned, { missing, undone }),
    }));
    return { picture, idle };
  };

  return {
    async render({ engine, look, ...request }, wanted = {}) {
      checkRequest(request);
      const options = look ? withLookOfPreviews(wanted, look) : wanted;
      const { signal } = options;
      const planned =
        engine === 'studio' ? undefined : planPainting(request, { creditFree: request.creditFree });
      const turn = last;
      const result = Promise.withResolvers<Painting>();
      const abort = () => result.reject(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      const run = async () => {
        await turn;
        if (isClosed) throw new StudioError('closed', 'The painter is closed');
        signal?.throwIfAborted();
        const finish = (painting: Painting) => result.resolve(look ? withLook(painting, look) : painting);
        if (!planned) return finish(await studio.render(request, options));
        const { picture, idle } = photograph(planned, request, options);
        picture.then(finish).catch(result.reject);
        await idle;
      };
      last = run().catch(result.reject);
      return result.promise.finally(() => signal?.removeEventListener('abort', abort));
    },
    closePhotos: () => photos.close(),
    async close() {
      isClosed = true;
      await Promise.all([studio.close(), photos.close()]);
    },
  };
}

function withLook(painting: Painting, look: Look): Painting {
  applyLook(painting.pixels, look);
  const { scene } = painting;
  return { ...painting, scene: { ...scene, recipe: { ...scene.recipe, look } } as Painting['scene'] };
}

function withLookOfPreviews({ onPreview, ...options }: PaintOptions, look: Look): PaintOptions {
  if (!onPreview) return options;
  return {
    ...options,
    onPreview(preview) {
      const pixels = preview.pixels.slice();
      applyLook(pixels, look);
      onPreview({ ...preview, pixels });
    },
  };
}

/** Mean samples a pixel of a photo of at most the usual size. */
export function samplesOf({ isRoom, plan }: Pick<PlannedPainting, 'isRoom' | 'plan'>): number {
  return SAMPLES_OF_SETS[plan.set] ?? (isRoom ? SAMPLES.room : SAMPLES.still);
}

/** Large pictures need fewer samples a pixel, since the filter finds more pixels of the same surface. */
function samplesFor(planned: PlannedPainting, { width, height }: { width: number; height: number }): number {
  return Math.round(samplesOf(planned) * Math.min(1, (USUAL_PIXELS / (width * height)) ** 0.25));
}
