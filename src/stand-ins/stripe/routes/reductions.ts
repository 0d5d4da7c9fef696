import { z } from 'zod';
import { createObject, emitEvent } from '../events/emit-event.ts';
import { buildCoupon, buildPromotionCode } from '../objects/reductions.ts';
import { listObjects, type Store } from '../store.ts';
import { invalidRequest } from '../wire/api-error.ts';
import {
  changeMetadata,
  flag,
  ignored,
  integer,
  metadata,
  readParameters,
  timeRange,
} from '../wire/parameters.ts';
import { list, lookUp, type Route, retrieve } from './route.ts';

const couponFields = z.strictObject({
  id: z.string().optional(),
  name: z.string().max(40).optional(),
  percent_off: z.coerce.number().gt(0).max(100).optional(),
  amount_off: integer.refine((cents) => cents > 0, 'must be above 0').optional(),
  currency: z.string().length(3).optional(),
  duration: z.enum(['once', 'forever', 'repeating']).default('once'),
  duration_in_months: integer.optional(),
  max_redemptions: integer.optional(),
  redeem_by: integer.optional(),
  metadata: metadata.optional(),
});
const codeFields = z.strictObject({
  promotion: z.strictObject({ type: z.literal('coupon'), coupon: z.string() }),
  code: z
    .string()
    .regex(/^[a-zA-Z0-9-]{1,500}$/)
    .optional(),
  active: flag.optional(),
  customer: z.string().optional(),
  expires_at: integer.optional(),
  max_redemptions: integer.optional(),
  metadata: metadata.optional(),
  restrictions: ignored,
});
export const reductionRoutes: Route[] = [
  retrieve('coupon', '/v1/coupons'),
  retrieve('promotion_code', '/v1/promotion_codes'),
  {
    method: 'POST',
    path: '/v1/coupons',
    answer: ({ store, form }) => {
      const input = readParameters(couponFields, form);
      if ((input.percent_off === undefined) === (input.amount_off === undefined))
        throw invalidRequest('Must provide percent_off or amount_off.');
      const coupon = buildCoupon(store, { ...input, metadata: changeMetadata({}, input.metadata) });
      return createObject(store, 'coupon', coupon);
    },
  },
  list('coupon', '/v1/coupons', { created: timeRange }),
  {
    method: 'POST',
    path: '/v1/promotion_codes',
    answer: (call) => {
      const input = readParameters(codeFields, call.form);
      const coupon = lookUp(call, 'coupon', input.promotion.coupon, 'promotion[coupon]');
      const code = buildPromotionCode(call.store, {
        ...input,
        coupon: coupon.id,
        metadata: changeMetadata({}, input.metadata),
      });
      refuseTaken(call.store, code.code);
      return createObject(call.store, 'promotion_code', code);
    },
  },
  {
    method: 'POST',
    path: '/v1/promotion_codes/:id',
    answer: (call) => {
      const code = lookUp(call, 'promotion_code');
      const fields = z.strictObject({ active: flag.optional(), metadata: metadata.optional() });
      const input = readParameters(fields, call.form);
      const previous = { active: code.active };
      code.active = input.active ?? code.active;
      code.metadata = changeMetadata(code.metadata ?? {}, input.metadata);
      emitEvent(call.store, 'promotion_code.updated', code, previous);
      return code;
    },
  },
  list(
    'promotion_code',
    '/v1/promotion_codes',
    { active: flag, code: z.string(), coupon: z.string(), customer: z.string(), created: timeRange },
    {
      code: ({ code }, wanted) => code.toLowerCase() === wanted.toLowerCase(),
      coupon: ({ promotion }, id) => promotion.coupon === id,
    },
  ),
];

function refuseTaken(store: Store, code: string): void {
  const taken = listObjects(store, 'promotion_code').some(
    (each) => each.active && each.code.toLowerCase() === code.toLowerCase(),
  );
  if (taken)
    throw invalidRequest(`An active promotion code with \`code: ${code}\` already exists.`, {
      param: 'code',
    });
}
