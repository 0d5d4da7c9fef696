import type { App } from '#platform/http/app';
import { storedTheme } from '#platform/http/requests/stored-theme';
import type { ApiRoute } from '#platform/openapi/collect-routes';
import { describeApi } from '#platform/openapi/describe-api';
import { docsFonts } from '#platform/openapi/docs-fonts';
import { docsPage } from '#platform/openapi/docs-page';
import type { JsonSchema } from '#platform/openapi/json-schemas';

const KEPT = 'public, max-age=300';

/** The API's own description, for programs and for people. Made once, when all routes stand. */
export function registerApiDocument(
  app: App,
  routes: readonly ApiRoute[],
  { publicUrl, clientFolder }: { publicUrl: string; clientFolder: string },
): void {
  let document: JsonSchema = {};
  let fonts = '';
  app.addHook('onReady', async () => {
    document = describeApi(routes, { publicUrl });
    fonts = await docsFonts(clientFolder);
  });

  // No secret, so that tools in browsers may read it from anywhere.
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .headers({
        'cache-control': KEPT,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(document),
  );

  app.get('/api/docs', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'Cookie' })
      .send(docsPage(document, { theme: storedTheme(request.cookies, publicUrl), publicUrl, fonts })),
  );
}
