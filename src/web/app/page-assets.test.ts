import { expect, test } from 'vitest';
import { assetsFrom } from './page-assets.ts';

test('what a page needs is read from the manifest, each file once', () => {
  const assets = assetsFrom({
    'src/web/app/entry-client.tsx': {
      file: 'assets/entry-1.js',
      css: ['assets/entry-2.css'],
      assets: ['assets/geist-latin-wght-normal-3.woff2', 'assets/geist-mono-latin-400-normal-4.woff2'],
      imports: ['_shared.js'],
    },
    'src/web/app/entry-boot.ts': { file: 'assets/boot-9.js' },
    'src/web/app/entry-trace.ts': { file: 'assets/trace-8.js' },
    '_shared.js': { file: 'assets/shared-5.js' },
    '_images.js': { file: 'assets/images-6.js', imports: ['_shared.js'] },
    'src/web/app/pages/home.tsx': {
      file: 'assets/home-7.js',
      imports: ['src/web/app/entry-client.tsx', '_images.js'],
      isDynamicEntry: true,
    },
  });
  expect(assets).toEqual({
    boot: '/assets/boot-9.js',
    script: '/assets/entry-1.js',
    trace: '/assets/trace-8.js',
    shared: ['/assets/shared-5.js'],
    styles: ['/assets/entry-2.css'],
    preloads: ['/assets/geist-latin-wght-normal-3.woff2'],
    modules: { 'src/web/app/pages/home.tsx': ['/assets/home-7.js', '/assets/images-6.js'] },
  });
});

test('a build without the entry is refused', () => {
  expect(() => assetsFrom({})).toThrow('vite build');
});
