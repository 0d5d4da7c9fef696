import { AppError } from '#platform/errors/app-error';
import { EXAMPLE_ASSETS } from '../content/example-assets.ts';

/**
 * Finds an example asset's id by its address, given as a path or with the site's origin.
 * @throws AppError `invalid_request` for any other address
 */
export function findExampleAsset({ imageUrl }: { imageUrl: string }, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  const url = URL.parse(imageUrl, origin);
  const example = url?.origin === origin && EXAMPLE_ASSETS.find((asset) => asset.imageUrl === url.pathname);
  if (!example) {
    throw new AppError('invalid_request.example_asset', { field: 'exampleAsset.imageUrl' });
  }
  return example.id;
}
