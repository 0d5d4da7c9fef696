import { countCharacters } from '#content/ad-formats/count-characters';
import { ProviderError } from '#platform/errors/provider-error';
import type { AdCopy, AdCopyRequest, AdVisualRequest } from '#ports/text-model';
import { AdWriterError } from './ad-copy/ad-writer-error.ts';
import { writeAdCopy } from './ad-copy/write-ad-copy.ts';
import { writeAdVisual } from './ad-copy/write-ad-visual.ts';

/** @throws ProviderError `rejected` */
export function writeBuiltinCopy({ limits, ...request }: AdCopyRequest): AdCopy {
  const lengthOf = (text: string) => countCharacters(text, limits.count);
  return orRejected(() => writeAdCopy({ ...request, limits: { ...limits, lengthOf } }));
}

/** @throws ProviderError `rejected` */
export function writeBuiltinVisual(request: AdVisualRequest): string {
  return orRejected(() => writeAdVisual(request));
}

/** Throws the ad writer's errors as ProviderError `rejected`. */
export function orRejected<Result>(write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof AdWriterError)) throw error;
    throw new ProviderError('rejected', error.message, { cause: error });
  }
}
