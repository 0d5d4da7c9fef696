import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/publications.ts';
import { listPublications } from '../rules/list-publications.ts';
import { type RequestPublicationDeps, requestPublication } from '../rules/request-publication.ts';
import { withdrawPublication } from '../rules/withdraw-publication.ts';

export function registerPublicationRoutes(app: App, deps: RequestPublicationDeps): void {
  route(app, contract.listPublications, ({ user }) => listPublications(deps, { userId: user.id }));

  route(app, contract.publishPicture, ({ user, params }) =>
    requestPublication(deps, { userId: user.id, imageId: params.id }),
  );

  route(app, contract.unpublishPicture, ({ user, params }) =>
    withdrawPublication(deps, { userId: user.id, imageId: params.id }),
  );
}
