import { StillProcessingError } from '#features/images/contract/still-processing';
import { ApiError, request } from '#web/api/request.ts';

/**
 * The bytes of one of our own pictures. A refusal becomes the sentence that the person is shown;
 * a cut-out's address exists before its bytes do, hence the other sentence.
 * @param fileId another file of the picture than the one that is stored
 */
export async function downloadImage(
  imageUrl: string,
  generationId: string | undefined,
  fileId?: string | null,
): Promise<Blob> {
  try {
    const payload = { imageUrl, generationId: generationId ?? Date.now(), ...(fileId && { fileId }) };
    const response = await request('POST', '/api/download-image', { payload });
    return await response.blob();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (imageUrl.includes('background-removal')) throw new StillProcessingError({ cause: error });
    throw new Error('Failed to fetch image from server', { cause: error });
  }
}
