import type { ImageModelTraits, Safety, ShapedRequest } from '../provider.ts';

const PRICING = 'ai.google.dev/gemini-api/docs/pricing, 2026-03';

const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const;

const THRESHOLDS = {
  strict: 'BLOCK_LOW_AND_ABOVE',
  standard: 'BLOCK_MEDIUM_AND_ABOVE',
  relaxed: 'BLOCK_ONLY_HIGH',
} as const satisfies Record<Safety, string>;

const CATEGORIES = ['HATE_SPEECH', 'DANGEROUS_CONTENT', 'HARASSMENT', 'SEXUALLY_EXPLICIT'];

/**
 * What Gemini and Imagen can do, which Google serves by two APIs.
 * @param api whose options the SDK reads
 */
export function googleImageModels(api: 'google' | 'googleVertex'): readonly ImageModelTraits[] {
  const gemini = {
    shapes: { kind: 'ratios', ratios: RATIOS, pixels: 1_048_576 },
    references: 3,
    takesMask: false,
    // Taken, but nothing is promised of it, and numbers beyond 31 bits are refused.
    takesSeed: false,
    imagesPerCall: 1,
    price: null,
    options: ({ safety }: ShapedRequest) => ({ [api]: { safetySettings: safetySettings(safety) } }),
  } satisfies Omit<ImageModelTraits, 'models'>;
  /** As large as costs no more than the least. */
  const pro = {
    ...gemini,
    shapes: { ...gemini.shapes, pixels: 4_194_304 },
    references: 14,
    options: ({ safety }: ShapedRequest) => ({
      [api]: { safetySettings: safetySettings(safety), imageConfig: { imageSize: '2K' } },
    }),
  } satisfies Omit<ImageModelTraits, 'models'>;
  const imagen = {
    shapes: { kind: 'ratios', ratios: ['1:1', '3:4', '4:3', '9:16', '16:9'], pixels: 1_048_576 },
    references: 0,
    takesMask: false,
    // Only without the watermark, which stays.
    takesSeed: false,
    imagesPerCall: 4,
    price: null,
    options: ({ safety }: ShapedRequest) => ({
      // The Gemini API knows the strictest alone.
      imagen: { safetySetting: THRESHOLDS[api === 'google' ? 'strict' : safety].toLowerCase() },
    }),
  } satisfies Omit<ImageModelTraits, 'models'>;
  const perImage = (usd: number) => ({ per: 'image', usd, source: PRICING }) as const;
  return [
    {
      ...pro,
      models: /^gemini-3-pro-image/,
      label: 'Nano Banana Pro (Gemini 3 Pro Image)',
      price: perImage(0.134),
    },
    {
      ...gemini,
      models: /^gemini-3\.1-flash-image/,
      label: 'Nano Banana 2 (Gemini 3.1 Flash Image)',
      references: 14,
      price: perImage(0.067),
    },
    {
      ...gemini,
      models: /^gemini-2\.5-flash-image/,
      label: 'Nano Banana (Gemini 2.5 Flash Image)',
      price: perImage(0.039),
    },
    {
      ...gemini,
      models: /^gemini-nano-banana-2\.1/,
      label: 'Nano Banana 2.1',
      references: 14,
      price: {
        per: 'image',
        usd: 0.0336,
        source: 'github.com/BerriAI/litellm/discussions/44983, 2026-10',
      },
    },
    { ...imagen, models: /^imagen-4\.0-ultra/, label: 'Imagen 4 Ultra', price: perImage(0.06) },
    { ...imagen, models: /^imagen-4\.0-fast/, label: 'Imagen 4 Fast', price: perImage(0.02) },
    { ...imagen, models: /^imagen-4\.0/, label: 'Imagen 4', price: perImage(0.04) },
    { ...imagen, models: /^imagen-/ },
    { ...gemini, models: /./ },
  ];
}

function safetySettings(safety: Safety) {
  return CATEGORIES.map((category) => ({
    category: `HARM_CATEGORY_${category}`,
    threshold: THRESHOLDS[safety],
  }));
}
