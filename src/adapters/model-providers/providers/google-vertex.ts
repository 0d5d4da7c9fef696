import type { GoogleVertexProviderSettings } from '@ai-sdk/google-vertex';
import { APICallError, type LanguageModelV4, LoadAPIKeyError } from '@ai-sdk/provider';
import { adaptImageModel } from '../adapt-image-model.ts';
import { googleImageModels } from '../google/google-image-models.ts';
import { refuseBlocked } from '../google/refuse-blocked.ts';
import type { Provider } from '../provider.ts';

/**
 * Google's models in Vertex AI: with a project and the credentials of Google's libraries, such as
 * GOOGLE_APPLICATION_CREDENTIALS, or with an API key alone (express mode).
 */
export const googleVertex: Provider = {
  name: 'google-vertex',
  label: 'Google Vertex AI',
  settings: {
    project: {
      variable: 'GOOGLE_VERTEX_PROJECT',
      isRequired: true,
      unless: 'apiKey',
      words:
        "project, with credentials that Google's libraries find (such as GOOGLE_APPLICATION_CREDENTIALS)",
    },
    location: {
      variable: 'GOOGLE_VERTEX_LOCATION',
      default: 'global',
      words: 'region of the project; Imagen needs one, such as us-central1',
    },
    apiKey: {
      variable: 'GOOGLE_VERTEX_API_KEY',
      isSecret: true,
      words: 'API key of the express mode, in place of a project',
    },
    baseUrl: { variable: 'GOOGLE_VERTEX_BASE_URL' },
  },
  imageModels: googleImageModels('googleVertex').map((traits) => ({ ...traits, price: null })),
  async open({ project, location = '', apiKey, baseUrl }, { fetch }) {
    const { createGoogleVertex } = await import('@ai-sdk/google-vertex');
    const { createImagenModel } = await import('../google/imagen-model.ts');
    const settings: GoogleVertexProviderSettings = {
      location,
      ...(project ? { project } : {}),
      ...(apiKey ? { apiKey } : {}),
      ...(baseUrl ? { baseURL: baseUrl } : {}),
    };
    const sdk = createGoogleVertex({ ...settings, fetch: refuseBlocked(fetch) });

    /** Captures the SDK's URL and authentication headers, which it does not expose, from a request that is never sent. */
    const sign = (modelId: string) =>
      new Promise<{ url: string; headers: Record<string, string> }>((resolve, reject) => {
        const caught: typeof fetch = async (input, init) => {
          const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
          const { authorization, 'x-goog-api-key': key } = Object.fromEntries(new Headers(init?.headers));
          resolve({
            url: origin + pathname.replace(/[^/]+$/, `${encodeURIComponent(modelId)}:predict`),
            headers: {
              ...(authorization ? { authorization } : {}),
              ...(key ? { 'x-goog-api-key': key } : {}),
            },
          });
          throw new Error('The request is not sent');
        };
        createGoogleVertex({ ...settings, fetch: caught })
          .image('gemini-2.5-flash-image')
          .doGenerate({
            prompt: '',
            n: 1,
            size: undefined,
            aspectRatio: undefined,
            seed: undefined,
            files: undefined,
            mask: undefined,
            providerOptions: {},
          })
          .then(undefined, reject);
      });

    return {
      image: (id) =>
        adaptImageModel(
          id.startsWith('imagen-')
            ? createImagenModel(id, { provider: 'google-vertex', sign: () => sign(id), fetch })
            : sdk.image(id),
          (options, generate) => signedIn(generate(options)),
        ),
      language(id) {
        const model: LanguageModelV4 = sdk.languageModel(id);
        const doGenerate: LanguageModelV4['doGenerate'] = (options) => signedIn(model.doGenerate(options));
        return Object.create(model, { doGenerate: { value: doGenerate } }) as LanguageModelV4;
      },
    };
  },
};

/** Turns errors of Google's sign-in into LoadAPIKeyError, which counts as a misconfiguration. */
async function signedIn<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isSignIn =
      error instanceof Error &&
      !APICallError.isInstance(error) &&
      /credential|invalid_grant|private key|unable to detect a project|ENOENT/i.test(error.message);
    throw isSignIn ? new LoadAPIKeyError({ message: error.message }) : error;
  }
}
