/** What happens to a picture with this progress (0 to 1); the engines report the first part when they start to paint. */
export function stageText(progress: number): string {
  if (progress < PAINTING_FROM) return 'Setting up';
  return progress < FINISHING_FROM ? 'Developing' : 'Finishing';
}

/** A photo's scene is arranged and loaded before it. */
const PAINTING_FROM = 0.05;
/** Noise is removed and files are written after it. */
const FINISHING_FROM = 0.94;
