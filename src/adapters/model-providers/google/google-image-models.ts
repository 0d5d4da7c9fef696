import {
  type ImageModelTraits,
  PLAIN_TRAITS,
  pricing,
  type Safety,
  type ShapedRequest,
} from '../provider.ts';

const { perImage } = pricing('ai.google.dev/gemini-api/docs/pricing, 2026-03');

const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const;

const THRESHOLDS = {
  strict: 'BLOCK_LOW_AND_ABOVE',
  standard: 'BLOCK_MEDIUM_AND_ABOVE',
  relaxed: 'BLOCK_ONLY_HIGH',
} as const satisfies Record<Safety, string>;

const CATEGORIES = ['HATE_SPEECH', 'DANGEROUS_CONTENT', 'HARASSMENT', 'SEXUALLY_EXPLICIT'];

/**
 * Traits of Gemini and Imagen, which two of Google's APIs serve.
 * @param api the API, which is also the name of its options in the SDK
 */
export function googleImageModels(api: 'google' | 'googleVertex'): readonly ImageModelTraits[] {
  const gemini = {
    shapes: { kind: 'ratios', ratios: RATIOS, pixels: 1_048_576 },
    ...PLAIN_TRAITS,
    references: 3,
    // A seed is accepted, but does not make results repeatable; seeds beyond 31 bits are refused.
    takesSeed: false,
    options: ({ safety }: ShapedRequest) => ({ [api]: { safetySettings: safetySettings(safety) } }),
  } satisfies Omit<ImageModelTraits, 'models'>;
  /** 2K costs as much as the smaller sizes. */
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
    ...PLAIN_TRAITS,
    // Seeds need the watermark switched off, and we keep it.
    takesSeed: false,
    imagesPerCall: 4,
    options: ({ safety }: ShapedRequest) => ({
      // The Gemini API accepts only the strictest.
      imagen: { safetySetting: THRESHOLDS[api === 'google' ? 'strict' : safety].toLowerCase() },
    }),
  } satisfies Omit<ImageModelTraits, 'models'>;
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
      price: pricing('github.com/BerriAI/litellm/discussions/44983, 2026-10').perImage(0.0336),
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
