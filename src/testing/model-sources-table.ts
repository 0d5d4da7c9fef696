import { MODELS } from '#engines/photo-studio/models/model-records';

const LICENSES = {
  'CC0-1.0': '[CC0-1.0](https://creativecommons.org/publicdomain/zero/1.0/)',
  'CC-BY-3.0': '[CC-BY-3.0](https://creativecommons.org/licenses/by/3.0/)',
};

/** The list of the page /sources; pages cannot import engines. */
export function modelSourcesList(): string {
  const groups = Object.groupBy(MODELS, ({ author, license }) => JSON.stringify({ author, license }));
  const lines = Object.entries(groups)
    .map(([group, models = []]) => {
      const works = models.map(({ names, source }) => ({ name: names[0], address: source }));
      return { ...(JSON.parse(group) as { author: string; license: string }), works };
    })
    .toSorted((one, other) => one.author.localeCompare(other.author, 'en'))
    .map((group) => `  ${JSON.stringify(group)},`);
  return `// Written by scripts/write-model-sources.ts from the records in src/engines/photo-studio/models.
// biome-ignore-all format: one author a line
export const PHOTO_MODELS = [
${lines.join('\n')}
];
`;
}

/** docs/photo-models.md: where the models of the photo studio come from. */
export function modelSourcesDocument(): string {
  const models = MODELS.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const free = models.filter(({ license }) => license === 'CC0-1.0').length;
  const rows = models.map(
    ({ key, names, author, license, source }) =>
      `| ${key} | ${names[0]} | ${author} | ${LICENSES[license]} | <${source}> |`,
  );
  return `# Models of the photo studio

<!-- Written by scripts/write-model-sources.ts from the records in src/engines/photo-studio/models. -->

${models.length} models, ${free} of them in the public domain (CC0 1.0). The others are under Creative Commons Attribution 3.0: whoever
publishes a picture that shows one names its author, title and license, as the last three columns do.

All were taken from the furniture catalogs of Sweet Home 3D in Debian's package \`sweethome3d-furniture\` 1.8-1, and changed: scaled,
repaired, simplified, given other materials, and without the brands that some showed. \`scripts/models\` does that. A license file
in a model's own folder counts before that of its catalog.

| key | name | author | license | source |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
