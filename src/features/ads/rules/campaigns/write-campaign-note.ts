import { countInWords } from '#platform/words/count-in-words';
import { AD_FORMATS } from '../../content/ad-formats.ts';
import { type AdPlatformId, FIGURE_STANDINGS } from '../../contract/ad-enumerations.ts';
import type { Evidence } from '../../contract/ad-formats.ts';
import type { CampaignAd } from './campaign-ad.ts';
import { hasHtml5 } from './html5/make-html5-ad.ts';
import { HTML5_MAX_BYTES, HTML5_MOTION_S } from './html5/write-html5-ad.ts';
import type { Sheet } from './sheets/sheet.ts';

/**
 * Writes a campaign's `README.txt`: the files, and the sources of each platform's figures.
 * @param pictures sentences about the pictures' origin
 * @param unmoved the paths of HTML5 banners that could not be made
 * @param ends a sentence about the expiry of the ads' addresses
 */
export function writeCampaignNote(
  ads: readonly CampaignAd[],
  {
    sheets,
    pictures,
    ends,
    unmoved,
  }: { sheets: readonly Sheet[]; pictures: string; ends?: string; unmoved: readonly string[] },
): string {
  const platforms = [...new Set(ads.map(({ platform }) => platform))];
  return [
    `${countInWords(ads.length, 'ad')}, in a folder for each platform.`,
    '',
    '.png and .jpg  to be uploaded as they are: of the exact size, under the platform’s cap.',
    '.svg           to be edited: texts are texts, in fonts that came with the file; layers have names.',
    'texts.csv      all texts, whole, with the names of the files; to be pasted where a platform asks for them.',
    '',
    ...(ads.filter(hasHtml5).length > unmoved.length
      ? [
          `html5/         banners that move for ${HTML5_MOTION_S} seconds and then stand still: one ZIP each, to be uploaded as it is.`,
          `               They request nothing, have ${inWords(HTML5_MAX_BYTES)} at most, and a click opens clickTag.`,
          '',
        ]
      : []),
    ...(unmoved.length > 0
      ? [
          `Without movement, because they are too large for it or could not be read: ${unmoved.join(', ')}.`,
          '',
        ]
      : []),
    ...(sheets.length > 0
      ? [
          'Sheets for the platforms’ own import. They were written by the documentation and not tried on the platform: look at every line before it runs. Everything in them is paused.',
          ...sheets.map(({ fileName, note }) => `${fileName}: ${note}`),
          '',
        ]
      : []),
    'Pictures',
    pictures,
    ...(ends === undefined ? [] : [ends]),
    'Each file says how it came to be (XMP, and Content Credentials where a signer is set up).',
    '',
    'Sizes',
    'Platforms change what they take. These are the figures that were used, and where they were read.',
    ...platforms.flatMap((platform) => ['', ...figuresOf(platform, ads)]),
    '',
  ].join('\r\n');
}

function figuresOf(platform: AdPlatformId, ads: readonly CampaignAd[]): string[] {
  const { name, sources } = AD_FORMATS[platform];
  const formats = ads.filter((ad) => ad.platform === platform).map(({ format }) => format);
  const used = new Set(
    formats.flatMap(({ evidence }) => Object.values(evidence).flatMap((figure) => figure?.source ?? [])),
  );
  return [
    name,
    ...formats.map(
      ({ name: format, width, height, maxBytes, fileTypes, evidence }) =>
        `  ${format}: ${width} x ${height} (${standingOf(evidence.size)}), ${fileTypes.map((type) => type.toUpperCase()).join(' or ')}, at most ${inWords(maxBytes)} (${standingOf(evidence.maxBytes)})`,
    ),
    ...[...used].flatMap((key) => {
      const source = sources[key];
      return source
        ? [`  Read on ${source.readOn}: ${source.publisher}, ${source.title}, ${source.url}`]
        : [];
    }),
  ];
}

function standingOf({ standing }: Evidence): string {
  return FIGURE_STANDINGS[standing].toLowerCase();
}

function inWords(bytes: number): string {
  return bytes >= 1_000_000 ? `${+(bytes / 1_000_000).toFixed(1)} MB` : `${Math.floor(bytes / 1_000)} kB`;
}
