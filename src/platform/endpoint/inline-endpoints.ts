import { readFile } from 'node:fs/promises';
import { type ESTree, type Plugin, parseSync } from 'vite';

/** The properties that the browser needs. */
const KEPT = ['method', 'path'];

/**
 * Replaces imports of endpoints in browser modules with literals of their method and path, so that schemas and zod stay
 * out of the bundle.
 */
export function inlineEndpoints(): Plugin {
  const known = new Map<string, Promise<Endpoints>>();
  return {
    name: 'inline-endpoints',
    buildStart: () => known.clear(),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bimport\b[^;]*contract/ },
      async handler(code, id) {
        if (CONTRACT.test(id)) return null;
        const edits: Edit[] = [];
        for (const statement of this.parse(code).body) {
          if (statement.type !== 'ImportDeclaration' || !CONTRACT.test(statement.source.value)) continue;
          const file = await this.resolve(statement.source.value, id);
          if (!file) continue;
          const reading = known.get(file.id) ?? readEndpoints(file.id);
          known.set(file.id, reading);
          const edit = inlined(code, statement, await reading);
          if (edit) edits.push(edit);
        }
        return edits.length > 0 ? { code: applied(code, edits), map: null } : null;
      },
    },
  };
}

const CONTRACT = /\bcontract(\/|\.ts|$)/;

/** Literals with method and path, by exported name. */
type Endpoints = ReadonlyMap<string, string>;

interface Edit {
  start: number;
  end: number;
  text: string;
}

async function readEndpoints(file: string): Promise<Endpoints> {
  const code = await readFile(file, 'utf8');
  const found = new Map<string, string>();
  for (const statement of parseSync(file, code).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && isEndpoint(init)) found.set(id.name, reduced(code, init));
  }
  return found;
}

function isEndpoint(init: ESTree.Expression | null): init is ESTree.CallExpression {
  return (
    init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'endpoint'
  );
}

function reduced(code: string, call: ESTree.CallExpression): string {
  const [definition] = call.arguments;
  const properties = definition?.type === 'ObjectExpression' ? definition.properties : [];
  const kept = properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (!KEPT.includes(property.key.name) || property.value.type !== 'Literal') return [];
    return [code.slice(property.start, property.end)];
  });
  if (kept.length < KEPT.length) throw new Error('Method and path of an endpoint are literals');
  return `{ ${kept.join(', ')} }`;
}

/** Undefined if the import has no endpoint. */
function inlined(
  code: string,
  { start, end, specifiers, source }: ESTree.ImportDeclaration,
  endpoints: Endpoints,
): Edit | undefined {
  const literals: string[] = [];
  const others: string[] = [];
  for (const specifier of specifiers) {
    const literal =
      specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
        ? endpoints.get(specifier.imported.name)
        : undefined;
    if (literal) literals.push(`const ${specifier.local.name} = ${literal};`);
    else others.push(code.slice(specifier.start, specifier.end));
  }
  if (literals.length === 0) return undefined;
  const rest = others.length > 0 ? `import { ${others.join(', ')} } from ${source.raw};` : '';
  return { start, end, text: rest + literals.join('') };
}

function applied(code: string, edits: readonly Edit[]): string {
  let [text, at] = ['', 0];
  for (const edit of edits) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}
