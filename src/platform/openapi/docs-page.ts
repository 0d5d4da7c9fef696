import { escapeHtml } from '../http/responses/refusal-page.ts';
import type { Theme } from '../theme/theme-cookie.ts';
import { describeSchema, fieldList, schemaId } from './docs-fields.ts';
import { DOCS_STYLES } from './docs-styles.ts';
import type { JsonSchema } from './json-schemas.ts';

interface Described {
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}
type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

type ApiDocument = {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, JsonSchema> };
};

const WHO: Record<string, string> = {
  apiKey: 'An API key',
  session: 'A signed-in user',
  stripeSignature: 'The payment gateway’s signature',
};

/**
 * The API's document as a page without scripts, which also prints.
 * @param options.publicUrl the site's; the page is at `/api/docs`
 * @param options.frame links to the site's style sheets, and its header
 */
export function docsPage(
  json: JsonSchema,
  {
    theme,
    publicUrl,
    frame,
  }: { theme: Theme | undefined; publicUrl: string; frame: { head: string; header: string } },
): string {
  const api = json as ApiDocument;
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      path,
      method: method.toUpperCase(),
      ...described,
    })),
  );
  const sections = api.tags
    .map((tag) => ({ ...tag, operations: operations.filter(({ tags }) => tags.includes(tag.name)) }))
    .filter((section) => section.operations.length > 0);
  const chosen = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : '';
  return `<!doctype html>
<html lang="en"${chosen}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>API reference · Framewright</title>
<meta name="description" content="Every operation of the Framewright API: what it takes, what it answers, who may call it, and how it refuses.">
<link rel="canonical" href="${escapeHtml(publicUrl)}/api/docs">
<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
${frame.head}<style>${DOCS_STYLES}</style></head>
<body>${frame.header}
<main id="content" tabindex="-1" class="site-grid"><h1>API reference</h1>
<p class="lead">${inline(api.info.description)}</p>
<p>Version ${escapeHtml(api.info.version)} · <a href="/api/openapi.json">OpenAPI 3.1 document</a> · <a href="/account#api-keys">Make an API key</a></p>
<div class="columns">
<nav aria-label="Parts of the API"><ul>${[...sections.map(({ name }) => name), 'Schemas']
    .map((name) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`)
    .join('')}</ul></nav>
<div>
${sections
  .map(
    ({ name, description, operations: some }) =>
      `<section aria-labelledby="${anchor(name)}"><h2 id="${anchor(name)}">${escapeHtml(name)}</h2><p class="lead">${escapeHtml(description)}</p>
${some.map(operation).join('\n')}</section>`,
  )
  .join('\n')}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2><p class="lead">Used by several operations.</p>
${Object.entries(api.components.schemas)
  .map(
    ([name, schema]) =>
      `<details id="${schemaId(name)}"><summary><code>${escapeHtml(name)}</code></summary><div class="inside">${fieldList(schema)}</div></details>`,
  )
  .join('\n')}</section>
</div></div></main></body></html>`;
}

function operation({
  path,
  method,
  summary,
  description,
  security,
  parameters = [],
  requestBody,
  responses,
}: Described & { path: string; method: string }): string {
  const who = security.flatMap((one) => Object.keys(one)).map((name) => WHO[name] ?? name);
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  return `<details><summary><span class="method">${method}</span> <code>${escapeHtml(path)}</code> <span class="what">${escapeHtml(summary)}</span></summary>
<div class="inside">${description ? `<p>${inline(description)}</p>` : ''}
<h3>Who may call it</h3><p>${escapeHtml(isOpen ? ['Anyone', ...who].join(', or: ') : who.join(', '))}.</p>
${parameters.length > 0 ? `<h3>Parameters</h3><dl>${parameters.map(parameter).join('')}</dl>` : ''}
${requestBody ? `<h3>Body</h3>${content(requestBody.content)}` : ''}
<h3>Answers</h3><dl class="answers">${Object.entries(responses).map(answer).join('')}</dl></div></details>`;
}

function parameter({
  name,
  in: place,
  required,
  description,
  schema,
}: NonNullable<Described['parameters']>[0]) {
  const need = required ? 'required' : 'optional';
  return `<div><dt><code>${escapeHtml(name)}</code><span class="tag">${place}, ${need}</span></dt><dd>${describeSchema(schema)} ${inline(description ?? '')}</dd></div>`;
}

function answer([status, { description, content: bodies }]: [string, Described['responses'][string]]) {
  const isRefusal = Number(status) >= 400;
  const body = bodies && !isRefusal ? content(bodies) : '';
  return `<div><dt><code>${status}</code></dt><dd>${inline(description)}${body}</dd></div>`;
}

function content(bodies: Content): string {
  return Object.entries(bodies)
    .map(([type, { schema, example }]) => {
      const shown =
        example === undefined
          ? ''
          : `<pre tabindex="0">${escapeHtml(JSON.stringify(example, null, 2))}</pre>`;
      return `<p><code>${escapeHtml(type)}</code></p>${fieldList(schema)}${shown}`;
    })
    .join('');
}

/** Escapes a text with `code` in backticks. */
function inline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function anchor(name: string): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-');
}
