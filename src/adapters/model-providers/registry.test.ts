import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openProvider } from './open-provider.ts';
import { type ImageModelTraits, type Provider, SAFETY } from './provider.ts';
import { findProvider, PROVIDERS } from './registry.ts';

const run = promisify(execFile);

const providersWithImages = PROVIDERS.filter(({ imageModels }) => imageModels.length > 0);

/** A value for every setting, but that of a folder. */
function valuesOf({ settings }: Provider): Record<string, string> {
  const others = Object.entries(settings).filter(([name]) => name !== 'workflows');
  return Object.fromEntries(
    others.map(([name, { variable, default: byDefault }]) => [
      name,
      byDefault ??
        (/_URLS?$/.test(variable) ? 'http://127.0.0.1:9' : variable.endsWith('_STEPS') ? '20' : 'x'),
    ]),
  );
}

describe('the registry', () => {
  it('has a provider for each file, with the file’s name', async () => {
    const files = await readdir(new URL('./providers/', import.meta.url));
    const names = files.filter((file) => !file.endsWith('.test.ts')).map((file) => file.replace(/\.ts$/, ''));
    expect(PROVIDERS.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it('finds providers by name', () => {
    expect(findProvider('openai')?.label).toBe('OpenAI');
    expect(findProvider('nobody')).toBeUndefined();
  });

  it('uses each variable once', () => {
    const variables = PROVIDERS.flatMap(({ settings }) =>
      Object.values(settings).map(({ variable }) => variable),
    );
    expect(new Set(variables).size).toBe(variables.length);
    for (const variable of variables) expect(variable).toMatch(/^[A-Z][A-Z0-9_]+$/);
  });

  it('marks keys as secret, and has valid default addresses', () => {
    for (const { settings } of PROVIDERS) {
      for (const { variable, isSecret, isRequired, unless, default: byDefault } of Object.values(settings)) {
        expect(isSecret ?? false, variable).toBe(/KEY|TOKEN|PASSWORD/.test(variable));
        if (byDefault && variable.endsWith('_URL')) expect(URL.canParse(byDefault), variable).toBe(true);
        if (isRequired) expect(byDefault, variable).toBeUndefined();
        if (unless) expect(settings, variable).toHaveProperty(unless);
      }
    }
  });

  it('loads SDKs lazily', async () => {
    const registry = new URL('./registry.ts', import.meta.url).href;
    const script = `
      import { registerHooks } from 'node:module';
      const seen = new Set();
      registerHooks({ resolve: (name, context, next) => { const found = next(name, context); seen.add(found.url); return found; } });
      const { PROVIDERS } = await import(${JSON.stringify(registry)});
      console.log(JSON.stringify({ count: PROVIDERS.length, seen: [...seen] }));
    `;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
    const { count, seen } = JSON.parse(stdout) as { count: number; seen: string[] };
    expect(count).toBe(PROVIDERS.length);
    expect(seen.filter((url) => /\/providers\/[^/]+\.ts$/.test(url))).toHaveLength(count);
    expect(seen.filter((url) => /node_modules\/(ai|@ai-sdk\/(?!provider\/)[^/]+|sharp)\//.test(url))).toEqual(
      [],
    );
  });
});

describe.each(PROVIDERS)('$name', (provider) => {
  it('opens without the network, and creates models', async () => {
    const opened = await openProvider(provider, valuesOf(provider), (text) => text);
    expect(opened.image !== undefined).toBe(provider.imageModels.length > 0);
    expect(opened.image ?? opened.language).toBeDefined();
    const model = await opened.image?.(provider.name === 'comfyui' ? 'text-to-picture' : 'some-model');
    if (model) expect(model.doGenerate).toBeTypeOf('function');
    const language = opened.language?.('some-model');
    if (language) expect(language.doGenerate).toBeTypeOf('function');
  });
});

describe.each(providersWithImages)('image models of $name', ({ imageModels }) => {
  it('have a last entry that matches every model', () => {
    expect(imageModels.at(-1)?.models.test('any/model-of:1.0')).toBe(true);
    expect(imageModels.at(-1)?.label).toBeUndefined();
    for (const { models } of imageModels.slice(0, -1)) expect(models.test('any/model-of:1.0')).toBe(false);
  });

  it.each(imageModels.map((traits) => [String(traits.models), traits] as const))(
    'have plausible traits: %s',
    (_, traits) => {
      expectShapes(traits);
      expect(traits.references).toBeGreaterThanOrEqual(0);
      expect(traits.imagesPerCall).toBeGreaterThanOrEqual(1);
      // The mask is sent with a picture.
      if (traits.takesMask) expect(traits.references).toBeGreaterThan(0);
      if (traits.price) {
        expect(traits.price.usd).toBeLessThan(1);
        expect(traits.price.source).toMatch(/, 20\d\d-[01]\d|^a server of one’s own$/);
      }
      for (const safety of SAFETY) {
        const options = traits.options?.({ width: 1_024, height: 1_024, safety, hasReference: true }) ?? {};
        expect(JSON.parse(JSON.stringify(options))).toEqual(options);
      }
    },
  );
});

describe.each(PROVIDERS.filter(({ textPrices }) => textPrices))('text prices of $name', ({ textPrices }) => {
  it('have a source', () => {
    for (const { inputUsd, outputUsd, source } of textPrices!) {
      expect(outputUsd).toBeGreaterThanOrEqual(inputUsd);
      expect(source).toMatch(/, 20\d\d-[01]\d|^a server of one’s own$/);
    }
  });
});

function expectShapes({ shapes }: ImageModelTraits): void {
  switch (shapes.kind) {
    case 'sizes':
      expect(shapes.sizes).toContainEqual({ width: 1_024, height: 1_024 });
      for (const { width, height } of shapes.sizes) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(256);
        expect(Math.max(width, height)).toBeLessThanOrEqual(4_096);
      }
      return;
    case 'ratios':
      expect(shapes.ratios).toContain('1:1');
      expect(new Set(shapes.ratios).size).toBe(shapes.ratios.length);
      for (const ratio of shapes.ratios) expect(ratio).toMatch(/^[1-9]\d?:[1-9]\d?$/);
      expect(shapes.pixels).toBeGreaterThanOrEqual(512 ** 2);
      return;
    case 'free':
      expect(shapes.leastSide % shapes.step).toBe(0);
      expect(shapes.mostSide % shapes.step).toBe(0);
      expect(shapes.mostPixels).toBeGreaterThanOrEqual(1_024 ** 2);
      expect(shapes.mostPixels).toBeLessThanOrEqual(shapes.mostSide ** 2);
  }
}
