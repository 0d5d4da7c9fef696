import { ApiError, isOutOfRoom } from '#web/api/request.ts';
import { toastFailure } from '#web/ui/toast-store.ts';

/** Texts for a failed request of the ad creator. */
export interface AdFailure {
  title: string;
  /** For the notification. */
  description: string;
  /** The cause alone, to show in place. */
  reason: string;
}

export function describeAdFailure(error: unknown, wish: AdWish): AdFailure {
  const { title, advice } = FAILURES[wish];
  if (!(error instanceof ApiError)) return { title, description: UNREACHED, reason: UNREACHED };
  const { status, body } = error;
  if (body && isOutOfRoom(error)) return { title, description: body.error, reason: body.error };
  if (!body || (status >= 500 && status !== 503)) return { title, description: advice, reason: advice };
  const reason = /[.!?]$/.test(body.error) ? body.error : `${body.error}.`;
  // Rate limits, a busy server and disabled features are not faults of the request.
  const isNotTheirFault = status === 429 || status === 503 || body.code === 'analyses_off';
  return { title, description: isNotTheirFault ? reason : `${advice} ${reason}`, reason };
}

export type AdWish = keyof typeof FAILURES;

export function toastAdFailure({ title, description }: AdFailure): void {
  toastFailure(title, description);
}

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
  preview: { title: 'Preview failed', advice: 'Could not show the ads. Please try again.' },
  upload: { title: 'Upload failed', advice: 'Could not read the picture. Please try another one.' },
} as const;
