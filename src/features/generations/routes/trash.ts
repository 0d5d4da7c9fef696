import type { OpenRenditionDeps } from '#features/images/rules/open-rendition';
import type { App } from '#platform/http/app';
import { acceptedFormats } from '#platform/http/requests/accepted-formats';
import { sendFile } from '#platform/http/responses/send-file';
import { route } from '#platform/http/route';
import { headAsFile } from '#platform/http/security/security-headers';
import * as contract from '../contract/trash.ts';
import { emptyTrash, eraseTrash } from '../rules/trash/erase-trash.ts';
import { listTrash } from '../rules/trash/list-trash.ts';
import { openTrashedImage } from '../rules/trash/open-trashed-image.ts';
import { restoreGeneration } from '../rules/trash/restore-generation.ts';
import { presentTrash } from './present-trash.ts';

export function registerTrashRoutes(app: App, deps: OpenRenditionDeps): void {
  route(app, contract.listTrash, async ({ user, query, reply }) => {
    const { items, total } = await listTrash(deps, { userId: user.id, ...query });
    reply.header('x-total-count', total);
    return items.map(presentTrash);
  });

  route(app, contract.restoreTrash, ({ user, params, body }) =>
    restoreGeneration(deps, { userId: user.id, ...params, imageIds: body?.imageIds }),
  );

  route(app, contract.eraseTrash, ({ user, params, query: { imageId } }) =>
    eraseTrash(deps, { userId: user.id, ...params, imageIds: imageId ? [imageId] : undefined }),
  );

  route(app, contract.emptyTrash, ({ user }) => emptyTrash(deps, { userId: user.id }));

  route(app, contract.sendTrashedImage, async ({ user, params, request, reply }) => {
    const formats = acceptedFormats(request.headers.accept);
    const image = await openTrashedImage(deps, { userId: user.id, ...params, formats });
    // Never kept, so that nothing of it is left once it is erased.
    headAsFile(reply).headers({ 'cache-control': 'private, no-store', vary: 'accept' });
    return sendFile(request, reply, image);
  });
}
