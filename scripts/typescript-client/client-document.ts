import * as account from '#features/public-api/contract/v1-account';
import * as ads from '#features/public-api/contract/v1-ads';
import * as collections from '#features/public-api/contract/v1-collections';
import * as edits from '#features/public-api/contract/v1-edits';
import * as gallery from '#features/public-api/contract/v1-gallery';
import * as generations from '#features/public-api/contract/v1-generations';
import * as images from '#features/public-api/contract/v1-images';
import * as uploads from '#features/public-api/contract/v1-uploads';
import type { Endpoint } from '#platform/endpoint/endpoint';
import { describeApi } from '#platform/openapi/describe-api';
import type { JsonSchema } from '#platform/openapi/json-schemas';

/** The endpoints of `/api/v1` by the names of the client's functions: `createV1Generation` is `createGeneration`. */
const FUNCTIONS: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries({
    ...generations,
    ...edits,
    ...uploads,
    ...images,
    ...collections,
    ...gallery,
    ...account,
    ...ads,
  }).flatMap(([name, it]) => (isEndpoint(it) ? [[name.replace('V1', ''), it] as const] : [])),
);

/** OpenAPI of `/api/v1` alone, with operations that are named like the client's functions. */
export function clientDocument(): JsonSchema {
  const document = describeApi([...FUNCTIONS.values()], { publicUrl: 'https://framewright.example' });
  const paths = document.paths as Record<string, Record<string, JsonSchema>>;
  for (const [name, { method, path }] of FUNCTIONS)
    paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!.operationId = name;
  return document;
}

/** The names of the client's functions. */
export function clientFunctions(): string[] {
  return [...FUNCTIONS.keys()];
}

function isEndpoint(it: unknown): it is Endpoint {
  return typeof it === 'object' && it !== null && 'method' in it && 'path' in it;
}
