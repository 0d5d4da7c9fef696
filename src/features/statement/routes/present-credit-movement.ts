import { imageAddress } from '#features/images/routes/image-address';
import type { CreditHistory, CreditMovement, CreditStanding } from '../contract/credit-history.ts';
import type { findCreditStanding } from '../rules/find-credit-standing.ts';
import type { listCreditMovements } from '../rules/list-credit-movements.ts';

type Page = Awaited<ReturnType<typeof listCreditMovements>>;
type Standing = Awaited<ReturnType<typeof findCreditStanding>>;

export function presentCreditHistory({ movements, next }: Page, standing: Standing): CreditHistory {
  return {
    standing: presentStanding(standing),
    movements: movements.map(presentCreditMovement),
    next,
  };
}

function presentStanding({ monthlyEndsAt, renewsAt, ...held }: Standing): CreditStanding {
  return {
    ...held,
    monthlyEndsAt: monthlyEndsAt?.toISOString() ?? null,
    renewsAt: renewsAt?.toISOString() ?? null,
  };
}

function presentCreditMovement({ at, generation, ...movement }: Page['movements'][number]): CreditMovement {
  return { ...movement, at: at.toISOString(), generation: generation && presentGeneration(generation) };
}

function presentGeneration({ image, ...generation }: NonNullable<Page['movements'][number]['generation']>) {
  if (!image) return { ...generation, image: null };
  const { objectKey, thumbHash, ...size } = image;
  return {
    ...generation,
    image: {
      ...size,
      url: imageAddress(objectKey, { isCutout: generation.isCutout }),
      thumbHash: thumbHash.toString('base64'),
    },
  };
}
