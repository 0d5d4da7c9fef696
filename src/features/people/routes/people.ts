import { presentGalleryImage } from '#features/gallery/routes/present-gallery-image';
import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import * as contract from '../contract/people.ts';
import { choosePage } from '../rules/choose-page.ts';
import { decidePage } from '../rules/decide-page.ts';
import { findPerson } from '../rules/find-person.ts';
import { listReportedPages } from '../rules/list-reported-pages.ts';
import { findOwnPage, removeOwnPage } from '../rules/own-page.ts';
import { reportPerson } from '../rules/report-person.ts';

type PeopleDeps = Parameters<typeof choosePage>[0] & { limits: RateLimiters };

/** Public pages of people. */
export function registerPeopleRoutes(app: App, deps: PeopleDeps): void {
  route(app, contract.findPerson, async ({ params, query }) =>
    presentPerson(await findPerson(deps, { ...params, ...query })),
  );

  route(app, contract.reportPerson, async ({ params, body, request }) => {
    const user = await request.findUser();
    const address = addressKey(request.ip);
    await countCall(deps.limits.report, user ? user.id : address);
    await reportPerson(deps, { ...params, userId: user?.id ?? null, address, ...body });
  });

  route(app, contract.findOwnPage, ({ user }) => findOwnPage(deps, user.id));

  route(app, contract.chooseOwnPage, ({ user, body }) => choosePage(deps, { userId: user.id, ...body }));

  route(app, contract.removeOwnPage, ({ user }) => removeOwnPage(deps, { userId: user.id }));

  route(app, contract.listReportedPages, async () =>
    (await listReportedPages(deps)).map(({ id, name, hiddenAt, reports }) => ({
      id,
      name,
      isHidden: hiddenAt !== null,
      reports: reports.map(({ reason, note, createdAt }) => ({
        reason: contract.reportedPage.shape.reports.element.shape.reason.parse(reason),
        note,
        createdAt: createdAt.toISOString(),
      })),
    })),
  );

  route(app, contract.decidePage, ({ user, params, body }) =>
    decidePage(deps, { ...params, ...body, admin: user }),
  );
}

export function presentPerson({
  name,
  items,
  total,
}: Awaited<ReturnType<typeof findPerson>>): contract.Person {
  return { name, pictureCount: total, pictures: items.map(presentGalleryImage) };
}
