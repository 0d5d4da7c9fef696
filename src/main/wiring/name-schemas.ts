import { websiteAnalysis } from '#features/ads/contract/ad-analyses';
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
import { NAMED_SCHEMAS } from '#platform/openapi/named-schemas';

// Names of response schemas that several endpoints share, for the API's document.
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
