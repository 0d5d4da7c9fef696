import { ApiError } from '#web/api/request.ts';

/** What a call of the ad creator that failed tells the person. */
export interface AdFailure {
  title: string;
  /** For the notification. */
  description: string;
  /** The cause alone, to stand beside what failed. */
  reason: string;
}

export function describeAdFailure(error: unknown, wish: AdWish): AdFailure {
  const { title, advice } = FAILURES[wish];
  if (!(error instanceof ApiError)) return { title, description: UNREACHED, reason: UNREACHED };
  const { status, body } = error;
  if (!body || (status >= 500 && status !== 503)) return { title, description: advice, reason: advice };
  const reason = /[.!?]$/.test(body.error) ? body.error : `${body.error}.`;
  // Haste and a busy server are no fault of what was asked for.
  const isLater = status === 429 || status === 503;
  return { title, description: isLater ? reason : `${advice} ${reason}`, reason };
}

export type AdWish = keyof typeof FAILURES;

const UNREACHED = 'The server could not be reached. Please try again.';

const FAILURES = {
  website: {
    title: 'Analysis failed',
    advice: 'Could not analyze the website. Please check the URL.',
  },
  image: { title: 'Analysis failed', advice: 'Could not analyze the image. Please try again.' },
  copy: { title: 'Generation failed', advice: 'Could not generate ad copy. Please try again.' },
  visual: { title: 'Generation failed', advice: 'Could not write a prompt. Please try again.' },
  picture: { title: 'Generation failed', advice: 'Could not make the picture. Please try again.' },
  artifact: { title: 'Creation failed', advice: 'Could not create ad artifact. Please try again.' },
  preview: { title: 'Preview failed', advice: 'Could not draw the ads. Please try again.' },
  upload: { title: 'Upload failed', advice: 'Could not take the image. Please try again.' },
} as const;
