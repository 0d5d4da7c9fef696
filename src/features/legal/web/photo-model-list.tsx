import { Prose } from '#features/articles/web/prose.tsx';
import { PHOTO_MODELS } from '../content/photo-models.ts';
import { licenseAddress } from '../content/sources.ts';

/** The authors of the models, each with a license and their works. */
export function PhotoModelList() {
  return <Prose blocks={[{ points: POINTS }]} />;
}

const POINTS = PHOTO_MODELS.map(({ author, license, works }) => {
  // Our pages link to encrypted ones only.
  const links = works.map(({ name, address }) =>
    address.startsWith('https:') ? `[${name}](${address})` : `${name} (${address})`,
  );
  return `${author}, [${license}](${licenseAddress({ license })}): ${links.join(', ')}`;
});
