import { z } from 'zod';
import { websiteAnalysis } from '#features/ads/contract/ads';
import { apiKey } from '#features/api-keys/contract/api-keys';
import { asset } from '#features/assets/contract/assets';
import { credits } from '#features/credits/contract/credits';
import { imageFile } from '#features/downloads/contract/image-files';
import { galleryImage, galleryImageDetail } from '#features/gallery/contract/gallery';
import { formSettings } from '#features/generations/contract/form-settings';
import { generation, generationAccepted, generationImage } from '#features/generations/contract/generations';
import { imageModel } from '#features/image-models/contract/image-models';
import { v1Generation } from '#features/public-api/contract/public-api';
import { webhook, webhookDelivery } from '#features/webhooks/contract/webhooks';
import { ERROR_STATUS, type ErrorCode } from '../errors/codes.ts';

/** As `platform/errors/codes` has it, for the document. */
export const errorBody = z.looseObject({
  error: z.string().describe('A sentence for people.'),
  code: z
    .enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])
    .describe('For programs; never changes its meaning.'),
  requestId: z.string().optional().describe('Names the log line.'),
  field: z.string().optional().describe('The field that failed validation, as a dotted path.'),
  creditsRequired: z.number().int().optional().describe('On 402: what the request would have cost.'),
  creditsAvailable: z.number().int().optional().describe('On 402: what there is to spend.'),
  reason: z.string().optional().describe('Of a page that cannot be looked at: why, for programs.'),
  retryAfter: z.number().int().optional().describe('On 429 and 503: seconds, as in `Retry-After`.'),
});

/** Schemas that the document names once and refers to. */
export const NAMED_SCHEMAS = z.registry<{ id: string }>();
NAMED_SCHEMAS.add(errorBody, { id: 'Error' });
NAMED_SCHEMAS.add(generation, { id: 'Generation' });
NAMED_SCHEMAS.add(generationAccepted, { id: 'GenerationAccepted' });
NAMED_SCHEMAS.add(generationImage, { id: 'GenerationImage' });
NAMED_SCHEMAS.add(formSettings, { id: 'FormSettings' });
NAMED_SCHEMAS.add(galleryImage, { id: 'GalleryImage' });
NAMED_SCHEMAS.add(galleryImageDetail, { id: 'GalleryImageDetail' });
NAMED_SCHEMAS.add(apiKey, { id: 'ApiKey' });
NAMED_SCHEMAS.add(webhook, { id: 'Webhook' });
NAMED_SCHEMAS.add(webhookDelivery, { id: 'WebhookDelivery' });
NAMED_SCHEMAS.add(v1Generation, { id: 'V1Generation' });
NAMED_SCHEMAS.add(asset, { id: 'Asset' });
NAMED_SCHEMAS.add(credits, { id: 'Credits' });
NAMED_SCHEMAS.add(imageModel, { id: 'ImageModel' });
NAMED_SCHEMAS.add(imageFile, { id: 'ImageFile' });
NAMED_SCHEMAS.add(websiteAnalysis, { id: 'WebsiteAnalysis' });
