import type { MadePicture } from '../make-picture.ts';
import type {
  Answer,
  AnswerTools,
  Ask,
  ImageAsk,
  JsonSchema,
  ReceivedRequest,
  TextAsk,
} from '../protocol.ts';
import { bytesOf, numberOf, sizeOfRatio, textOf } from '../read-request.ts';

interface Part {
  text?: string;
  inlineData?: { mimeType: string; data: string };
}

interface GenerateContent {
  contents?: { parts?: Part[] }[];
  systemInstruction?: { parts?: Part[] };
  generationConfig?: {
    responseModalities?: string[];
    imageConfig?: { aspectRatio?: string };
    responseSchema?: JsonSchema;
    responseJsonSchema?: JsonSchema;
    seed?: number;
  };
}

interface Predict {
  instances?: { prompt?: string }[];
  parameters?: { sampleCount?: number; aspectRatio?: string; seed?: number };
}

/** `POST …/{model}:generateContent` and `…/{model}:predict`, `GET …/models`. */
export function readGoogleAsk({ method, path, json }: ReceivedRequest): Ask | undefined {
  if (method === 'GET' && path.endsWith('/models')) return { kind: 'models' };
  const [, model = '', verb] = /\/models\/([^/:]+):(generateContent|predict)$/.exec(path) ?? [];
  if (method !== 'POST' || !verb) return undefined;
  if (verb === 'predict') return readPredict(model, json as Predict);
  const { contents = [], systemInstruction, generationConfig = {} } = json as GenerateContent;
  const parts = [...(systemInstruction?.parts ?? []), ...contents.flatMap((one) => one.parts ?? [])];
  const prompt = parts.flatMap(({ text }) => text ?? []).join('\n');
  const pictures = parts.flatMap(({ inlineData }) => (inlineData ? [bytesOf(inlineData.data)] : []));
  if (!generationConfig.responseModalities?.includes('IMAGE')) {
    const schema = generationConfig.responseJsonSchema ?? generationConfig.responseSchema;
    return { kind: 'text', model, prompt, schema, pictures };
  }
  return {
    kind: 'image',
    model,
    prompt,
    count: 1,
    ...sizeOfRatio(textOf(generationConfig.imageConfig?.aspectRatio)),
    seed: generationConfig.seed,
    references: pictures,
  };
}

function readPredict(model: string, { instances, parameters = {} }: Predict): ImageAsk {
  return {
    kind: 'image',
    model,
    prompt: textOf(instances?.[0]?.prompt),
    count: numberOf(parameters.sampleCount, 1),
    ...sizeOfRatio(textOf(parameters.aspectRatio)),
    seed: parameters.seed,
    references: [],
  };
}

interface GoogleFixture {
  image: { candidates: readonly object[] };
  imagen: { predictions: readonly object[] };
  imagenRefusal: object;
  text: { candidates: readonly object[] };
  errors: { refusal: { body: object } };
}

export function deliverGoogle(
  fixture: GoogleFixture,
  { model }: ImageAsk,
  pictures: readonly MadePicture[],
): Answer {
  const coded = pictures.map(({ bytes, mediaType }) => ({
    mimeType: mediaType,
    data: Buffer.from(bytes).toString('base64'),
  }));
  if (isImagen(model)) {
    const [prediction] = fixture.imagen.predictions;
    const predictions = coded.map(({ mimeType, data }) => ({
      ...prediction,
      mimeType,
      bytesBase64Encoded: data,
    }));
    return { body: { predictions } };
  }
  const [candidate] = fixture.image.candidates;
  const content = { role: 'model', parts: coded.map((inlineData) => ({ inlineData })) };
  return { body: { ...fixture.image, candidates: [{ ...candidate, content }], modelVersion: model } };
}

export function writeGoogle(fixture: GoogleFixture, { model }: TextAsk, text: string): Answer {
  const [candidate] = fixture.text.candidates;
  const content = { role: 'model', parts: [{ text }] };
  return { body: { ...fixture.text, candidates: [{ ...candidate, content }], modelVersion: model } };
}

export function refuseGoogle(fixture: GoogleFixture, { model }: ImageAsk | TextAsk, _: AnswerTools): Answer {
  return { body: isImagen(model) ? fixture.imagenRefusal : fixture.errors.refusal.body };
}

function isImagen(model: string): boolean {
  return model.startsWith('imagen-');
}
