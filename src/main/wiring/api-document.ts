import type { Pages } from '#features/site/contract/page-state';
import { endpoint } from '#platform/endpoint/endpoint';
import type { App } from '#platform/http/app';
import { storedTheme } from '#platform/http/requests/stored-theme';
import { route } from '#platform/http/route';
import { describeApi } from '#platform/openapi/describe-api';
import { docsPage } from '#platform/openapi/docs-page';
import type { JsonSchema } from '#platform/openapi/json-schemas';

const apiDocument = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  responses: { 200: { description: 'OpenAPI 3.1.', type: 'application/json' } },
  words: { tag: 'Public API', summary: 'This document' },
});
const apiDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  access: 'anyone',
  responses: { 200: { description: 'A page.', type: 'text/html' } },
  words: { tag: 'Public API', summary: 'API reference as a page' },
});

/** The API's own description, for programs and for people. It is built once, after all routes are registered. */
export function registerApiDocument(
  app: App,
  { publicUrl, pages }: { publicUrl: string; pages: Pages },
): void {
  let document: JsonSchema = {};
  app.addHook('onReady', async () => {
    document = describeApi(app.endpoints, { publicUrl });
  });

  // It contains no secret, so tools in browsers may read it from any site.
  route(app, apiDocument, async ({ reply }) =>
    reply
      .headers({
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(document),
  );

  route(app, apiDocs, async ({ request, reply }) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'Cookie' })
      .send(
        docsPage(document, {
          theme: storedTheme(request.cookies, publicUrl),
          publicUrl,
          frame: pages.plainFrame(apiDocs.path),
        }),
      ),
  );
}
