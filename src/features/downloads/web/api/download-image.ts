import { StillProcessingError } from '#features/images/contract/still-processing';
import { ApiError, request } from '#web/api/request.ts';
import { downloadImage as endpoint } from '../../contract/download-image.ts';

/**
 * The bytes of one of our own pictures. A refusal becomes the sentence that the person is shown; a cut-out gets another
 * sentence, since its address exists before its bytes do.
 * @param fileId another file of the picture than the stored one
 */
export async function downloadImage(
  imageUrl: string,
  generationId: string | undefined,
  fileId?: string | null,
): Promise<Blob> {
  try {
    const payload = { imageUrl, generationId: generationId ?? Date.now(), ...(fileId && { fileId }) };
    const response = await request(endpoint.method, endpoint.path, { payload });
    return await response.blob();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (imageUrl.includes('background-removal')) throw new StillProcessingError({ cause: error });
    throw new Error('Failed to fetch image from server', { cause: error });
  }
}
