import type { OpenRenditionDeps } from '#features/images/rules/open-rendition';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/shared-pictures.ts';
import { findShare } from '../rules/find-share.ts';
import { findSharedPicture } from '../rules/find-shared-picture.ts';
import { revokeShare } from '../rules/revoke-share.ts';
import { sharePicture } from '../rules/share-picture.ts';
import { presentLink, presentSharedPicture } from './present-shared-picture.ts';
import { sendSharedFile } from './send-shared-file.ts';

export type SharedPicturesDeps = OpenRenditionDeps & { publicUrl: string };

/** Unlisted public pages of people's own pictures. The page itself is `/shared/{token}`. */
export function registerSharedPictures(app: App, deps: SharedPicturesDeps): void {
  const { publicUrl } = deps;

  route(app, contract.sharePicture, async ({ user, body }) =>
    presentLink(await sharePicture(deps, { userId: user.id, ...body }), publicUrl),
  );

  route(app, contract.findPictureLink, async ({ user, params }) => {
    const share = await findShare(deps, { userId: user.id, ...params });
    return { link: share ? presentLink(share, publicUrl) : null };
  });

  route(app, contract.revokePictureLink, ({ user, params }) =>
    revokeShare(deps, { userId: user.id, ...params }),
  );

  route(app, contract.findSharedPicture, async ({ params, reply }) => {
    const shared = await findSharedPicture(deps, params.token);
    reply.header('x-robots-tag', 'noindex');
    return presentSharedPicture(shared);
  });

  route(app, contract.sendSharedPicture, async ({ params, query, request, reply }) => {
    const { token, objectKey } = await findSharedPicture(deps, params.token);
    return sendSharedFile(deps, request, reply, { token, objectKey, width: query.width });
  });
}
