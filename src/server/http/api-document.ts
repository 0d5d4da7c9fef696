import type { App } from './app.ts';
import type { ApiRoute } from './openapi/collect-routes.ts';
import { describeApi } from './openapi/describe-api.ts';
import { docsFonts } from './openapi/docs-fonts.ts';
import { docsPage } from './openapi/docs-page.ts';
import type { JsonSchema } from './openapi/json-schemas.ts';
import { storedTheme } from './stored-theme.ts';

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
