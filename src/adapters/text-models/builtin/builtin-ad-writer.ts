import { AdWriterError } from '#engines/ad-writer/ad-writer-error';
import { writeAdCopy } from '#engines/ad-writer/write-ad-copy';
import { writeAdVisual } from '#engines/ad-writer/write-ad-visual';
import { ProviderError } from '#platform/errors/provider-error';
import { countCharacters } from '#platform/words/count-characters';
import type { AdCopy, AdCopyRequest, AdVisualRequest } from '#ports/text-model';

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
