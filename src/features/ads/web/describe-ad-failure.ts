import * as phrases from '#phrases';
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
  if (!(error instanceof ApiError))
    return { title, description: phrases.serverUnreached, reason: phrases.serverUnreached };
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

const FAILURES = {
  website: {
    title: phrases.analysisFailed,
    advice: phrases.websiteNotAnalyzed,
  },
  image: { title: phrases.analysisFailed, advice: phrases.imageNotAnalyzed },
  copy: { title: phrases.generationFailed, advice: phrases.copyNotWritten },
  visual: { title: phrases.generationFailed, advice: phrases.visualNotWritten },
  picture: { title: phrases.generationFailed, advice: phrases.adPictureNotMade },
  artifact: { title: phrases.creationFailed, advice: phrases.adNotCreated },
  preview: { title: phrases.previewFailed, advice: phrases.adsNotShown },
  upload: { title: phrases.uploadFailed, advice: phrases.uploadUnreadable },
} as const;
