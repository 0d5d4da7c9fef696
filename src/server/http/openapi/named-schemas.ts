import { z } from 'zod';
import { websiteAnalysis } from '#contract/ads';
import { apiKey } from '#contract/api-keys';
import { asset } from '#contract/assets';
import { credits } from '#contract/credits';
import { formSettings } from '#contract/form-settings';
import { galleryImage, galleryImageDetail } from '#contract/gallery';
import { generation, generationAccepted, generationImage } from '#contract/generations';
import { imageFile } from '#contract/image-files';
import { imageModel } from '#contract/image-models';
import { v1Generation } from '#contract/public-api';
import { webhook, webhookDelivery } from '#contract/webhooks';
import { ERROR_STATUS, type ErrorCode } from '#platform/errors/codes';

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
