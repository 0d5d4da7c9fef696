/** Longer edge of the clip, in pixels. */
const LONGEST = 1080;
const BITS_PER_SECOND = 6_000_000;
const FRAME_MS = 600;
/** How long a frame fades into the next one. */
const FADE_MS = 250;
/** Longer steps are pauses of a hidden tab, not slow drawing. */
const LONGEST_STEP_MS = 400;
/** The finished picture stays, so that it can be looked at. */
const LAST_MS = 2_000;

/** A video that this browser can record; MP4 plays in more places. Undefined where it can record none. */
export function clipType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype))
    return undefined;
  return ['video/mp4;codecs=avc1.640028', 'video/webm;codecs=vp9', 'video/webm'].find((type) =>
    MediaRecorder.isTypeSupported(type),
  );
}

/**
 * Records how a picture came to be, in real time. A file recorded by the browser cannot be signed, so
 * the picture itself says where it comes from.
 * @param addresses of the unfinished pictures, in their order, and of the finished one
 */
export async function recordClip(addresses: readonly string[], type: string): Promise<Blob> {
  const frames = await Promise.all(addresses.map(loadImage));
  const canvas = document.createElement('canvas');
  const { naturalWidth, naturalHeight } = frames.at(-1)!;
  const scale = Math.min(1, LONGEST / Math.max(naturalWidth, naturalHeight));
  // Encoders want even numbers.
  canvas.width = 2 * Math.round((naturalWidth * scale) / 2);
  canvas.height = 2 * Math.round((naturalHeight * scale) / 2);
  const recorder = new MediaRecorder(canvas.captureStream(), {
    mimeType: type,
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = Promise.withResolvers<void>();
  recorder.addEventListener('stop', () => stopped.resolve());
  recorder.addEventListener('error', () => stopped.reject(new Error('The clip was not recorded')));
  // Nothing is drawn in a tab that nobody sees.
  const rest = () => (document.hidden ? recorder.pause() : recorder.resume());
  document.addEventListener('visibilitychange', rest);
  recorder.start();
  await play(canvas, frames).finally(() => document.removeEventListener('visibilitychange', rest));
  recorder.stop();
  await stopped.promise;
  return new Blob(parts, { type: type.split(';')[0]! });
}

/** Draws the frames one after the other, each fading into the next. */
function play(canvas: HTMLCanvasElement, frames: readonly HTMLImageElement[]): Promise<void> {
  const context = canvas.getContext('2d')!;
  const end = (frames.length - 1) * FRAME_MS + LAST_MS;
  let time = 0;
  let before = performance.now();
  return new Promise((resolve) => {
    const draw = (now: number) => {
      // A hidden tab takes no time of the clip.
      time += Math.min(LONGEST_STEP_MS, Math.max(0, now - before));
      before = now;
      const at = Math.max(0, Math.min(frames.length - 1, Math.floor(time / FRAME_MS)));
      const drawFrame = (index: number, alpha: number) => {
        context.globalAlpha = alpha;
        context.drawImage(frames[index]!, 0, 0, canvas.width, canvas.height);
      };
      drawFrame(Math.max(0, at - 1), 1);
      drawFrame(at, Math.max(0, Math.min(1, (time - at * FRAME_MS) / FADE_MS)));
      context.globalAlpha = 1;
      writeOrigin(context, canvas);
      if (time < end) requestAnimationFrame(draw);
      else resolve();
    };
    requestAnimationFrame(draw);
  });
}

function writeOrigin(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
  const size = Math.round(Math.max(width, height) / 50);
  context.font = `${size}px system-ui, sans-serif`;
  context.textBaseline = 'bottom';
  context.shadowColor = '#000';
  context.shadowBlur = size / 3;
  context.fillStyle = '#fff';
  context.fillText('AI-generated with Framewright', size, height - size);
  context.shadowBlur = 0;
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
