import { z } from 'zod';
import { emitEvent } from '../events/emit-event.ts';
import { buildCoupon, buildPromotionCode } from '../objects/reductions.ts';
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
import { keepObject, listObjects, type World } from '../world.ts';
import { isWithin, lookUp, PAGE, page, type Route, retrieve } from './route.ts';

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
const codeFilters = z.strictObject({
  ...PAGE,
  active: flag.optional(),
  code: z.string().optional(),
  coupon: z.string().optional(),
  customer: z.string().optional(),
  created: timeRange.optional(),
});

export const reductionRoutes: Route[] = [
  retrieve('coupon', '/v1/coupons'),
  retrieve('promotion_code', '/v1/promotion_codes'),
  {
    method: 'POST',
    path: '/v1/coupons',
    answer: ({ world, form }) => {
      const input = readParameters(couponFields, form);
      if ((input.percent_off === undefined) === (input.amount_off === undefined))
        throw invalidRequest('Must provide percent_off or amount_off.');
      const coupon = buildCoupon(world, {
        ...input,
        percentOff: input.percent_off,
        amountOff: input.amount_off,
        durationInMonths: input.duration_in_months,
        maxRedemptions: input.max_redemptions,
        redeemBy: input.redeem_by,
        metadata: changeMetadata({}, input.metadata),
      });
      keepObject(world, 'coupon', coupon);
      emitEvent(world, 'coupon.created', coupon);
      return coupon;
    },
  },
  {
    method: 'GET',
    path: '/v1/coupons',
    answer: ({ world, form }) => {
      const { created, ...cursor } = readParameters(
        z.strictObject({ ...PAGE, created: timeRange.optional() }),
        form,
      );
      const found = listObjects(world, 'coupon').filter((each) => isWithin(each.created, created));
      return page('/v1/coupons', found, cursor);
    },
  },
  {
    method: 'POST',
    path: '/v1/promotion_codes',
    answer: (call) => {
      const input = readParameters(codeFields, call.form);
      const coupon = lookUp(call, 'coupon', input.promotion.coupon, 'promotion[coupon]');
      const code = buildPromotionCode(call.world, {
        coupon: coupon.id,
        code: input.code,
        active: input.active,
        customer: input.customer,
        expiresAt: input.expires_at,
        maxRedemptions: input.max_redemptions,
        metadata: changeMetadata({}, input.metadata),
      });
      refuseTaken(call.world, code.code);
      keepObject(call.world, 'promotion_code', code);
      emitEvent(call.world, 'promotion_code.created', code);
      return code;
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
      emitEvent(call.world, 'promotion_code.updated', code, previous);
      return code;
    },
  },
  {
    method: 'GET',
    path: '/v1/promotion_codes',
    answer: ({ world, form }) => {
      const wanted = readParameters(codeFilters, form);
      const found = listObjects(world, 'promotion_code').filter(
        (each) =>
          (wanted.active === undefined || each.active === wanted.active) &&
          (wanted.code === undefined || each.code.toLowerCase() === wanted.code.toLowerCase()) &&
          (wanted.coupon === undefined || each.promotion.coupon === wanted.coupon) &&
          (wanted.customer === undefined || each.customer === wanted.customer) &&
          isWithin(each.created, wanted.created),
      );
      return page('/v1/promotion_codes', found, wanted);
    },
  },
];

function refuseTaken(world: World, code: string): void {
  const taken = listObjects(world, 'promotion_code').some(
    (each) => each.active && each.code.toLowerCase() === code.toLowerCase(),
  );
  if (taken)
    throw invalidRequest(`An active promotion code with \`code: ${code}\` already exists.`, {
      param: 'code',
    });
}
