import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/brand-kits.ts';
import { deleteBrandKit } from '../rules/brand-kits/delete-brand-kit.ts';
import { listBrandKits } from '../rules/brand-kits/list-brand-kits.ts';
import { type SaveBrandKitDeps, saveBrandKit } from '../rules/brand-kits/save-brand-kit.ts';

export type BrandKitsDeps = SaveBrandKitDeps;

/** Brands that a person keeps for ads. */
export function registerBrandKits(app: App, deps: BrandKitsDeps): void {
  route(app, contract.listBrandKits, ({ user }) => listBrandKits(deps.db, user.id));

  route(app, contract.createBrandKit, async ({ user, body, reply }) => {
    const kit = await saveBrandKit(deps, { userId: user.id, request: body });
    reply.code(201);
    return kit;
  });

  route(app, contract.replaceBrandKit, ({ user, params, body }) =>
    saveBrandKit(deps, { userId: user.id, kitId: params.id, request: body }),
  );

  route(app, contract.deleteBrandKit, ({ user, params }) =>
    deleteBrandKit(deps, { userId: user.id, ...params }),
  );
}
