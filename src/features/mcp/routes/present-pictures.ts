import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { imageAddress } from '#features/images/routes/image-address';
import { type DrawThumbnailDeps, drawThumbnail } from '../rules/draw-thumbnail.ts';

export type PresentPicturesDeps = DrawThumbnailDeps & { publicUrl: string };

/** A link to each picture, and a thumbnail. */
export async function presentPictures(
  deps: PresentPicturesDeps,
  pictures: readonly { objectKey: string; name: string }[],
): Promise<CallToolResult['content']> {
  const content: CallToolResult['content'] = [];
  for (const { objectKey, name } of pictures) {
    const uri = deps.publicUrl + imageAddress(objectKey);
    content.push({ type: 'resource_link', uri, name, mimeType: 'image/png' });
    const thumbnail = await drawThumbnail(deps, objectKey);
    if (thumbnail)
      content.push({ type: 'image', data: thumbnail.toString('base64'), mimeType: 'image/webp' });
  }
  return content;
}
