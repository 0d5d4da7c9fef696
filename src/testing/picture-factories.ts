import { completeGeneration } from '#features/generations/rules/complete-generation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { storeImage } from '#features/images/rules/store-image';
import type { EncodedImage, ImageDescription, RawPixels } from '#ports/image-model';
import { createUser } from './factories.ts';
import { TEST_CARD } from './test-card.ts';
import type { TestContext } from './test-context.ts';

/** A picture of a delivered generation, with its bytes in the store. */
export async function createPicture(
  context: TestContext,
  {
    image,
    details = {},
    credits,
    digitalSourceType = 'trainedAlgorithmicMedia',
    productId = null,
    userId,
  }: {
    image: RawPixels | EncodedImage;
    details?: ImageDescription['details'];
    credits?: ImageDescription['credits'];
    digitalSourceType?: ImageDescription['digitalSourceType'];
    productId?: string | null;
    /** Whose it is; somebody new's when it is not given. */
    userId?: string;
  },
) {
  const generation = await requestGeneration(
    { ...context, imageModels: [TEST_CARD] },
    {
      userId: userId ?? (await createUser(context.db, { credits: 1 })).id,
      prompt: 'a quiet lake',
      modelId: 'quick-generation',
      category: null,
      width: 64,
      height: 64,
      imageCount: 1,
      productId,
      publish: false,
      idempotencyKey: null,
    },
  );
  const description = {
    digitalSourceType,
    scene: 'Test card',
    category: 'abstract',
    hasPeople: false,
    notes: [],
    details,
    ...(credits && { credits }),
  };
  await completeGeneration(context, generation.id, [await storeImage(context, { image, description })]);
  const [row] = await listImagesOfGenerations(context.db, [generation.id]);
  return { ...row!, generationId: generation.id, url: `/images/${row!.objectKey}.png` };
}

/** Colors that run across and down, with a checkered corner. */
export function drawSample(width: number, height: number): RawPixels {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const checked = x < width / 4 && y < height / 4 && (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0;
      pixels.set(checked ? [20, 20, 20] : [(255 * x) / width, (255 * y) / height, 120], at);
    }
  return { pixels, width, height };
}
