import type { App } from '#platform/http/app';

/** Method and path of each route, as `GET /api/gallery/:id`, read from Fastify's printed route tree. */
export function listRoutes(app: App): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, segment, methods] = /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? [];
      if (indent === undefined || !segment || !methods) return [];
      const depth = indent.length / 4;
      const path = (depth > 0 ? (parents[depth - 1] ?? '') : '') + segment;
      parents[depth] = path;
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
}
