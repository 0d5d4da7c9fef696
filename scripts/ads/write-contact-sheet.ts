import { AD_FORMATS } from '#features/ads/content/ad-formats';
import { AD_LAYOUTS } from '#features/ads/contract/ad-enumerations';
import { type CampaignAd, campaignPath } from '#features/ads/rules/campaigns/campaign-ad';
import { escapeHtml } from '#platform/http/responses/refusal-page';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 2rem clamp(1rem, 4vw, 4rem) }
h2 { margin: 3rem 0 1rem; font-size: 1.15rem }
.ads { display: flex; flex-wrap: wrap; align-items: end; gap: 1.5rem }
figure { margin: 0; max-width: 100% }
img { display: block; max-width: 100%; height: auto; box-shadow: 0 0 0 1px #8883 }
figcaption { margin-top: .5rem; font-size: .8rem; opacity: .75 }
`;
/** Largest size of a shown ad, CSS pixels. */
const WIDE = 440;
const TALL = 400;

/** An HTML page with all ads of a campaign. */
export function writeContactSheet(
  ads: readonly CampaignAd[],
  { brand, url }: { brand: string; url: string },
): string {
  const title = escapeHtml(`Ads for ${brand || url}`);
  const platforms = [...new Set(ads.map(({ platform }) => platform))];
  const sections = platforms.map((platform) => {
    const figures = ads.filter((ad) => ad.platform === platform).map(figureOf);
    return `<h2>${escapeHtml(AD_FORMATS[platform].name)}</h2><div class="ads">${figures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1><p>Made from ${escapeHtml(url)}. The texts are in <a href="texts.csv">texts.csv</a>.</p>
${sections.join('\n')}</html>
`;
}

function figureOf(ad: CampaignAd): string {
  const { format, headline, layout, dropped, shortened } = ad;
  const scale = Math.min(1, WIDE / format.width, TALL / format.height);
  const size = `width="${Math.round(format.width * scale)}" height="${Math.round(format.height * scale)}"`;
  const drawn = ad.fileTypes.find((type) => type !== 'svg') ?? 'svg';
  const links = ad.fileTypes.map((type) => `<a href="${campaignPath(ad, type)}">${type.toUpperCase()}</a>`);
  const left = format.content === 'ad' ? [...dropped, ...shortened.map((field) => `${field} shortened`)] : [];
  const notes = [`${format.width} × ${format.height}`, AD_LAYOUTS[layout], ...left, links.join(' ')];
  return `<figure><img src="${campaignPath(ad, drawn)}" alt="${escapeHtml(headline)}" ${size} loading="lazy"><figcaption>${escapeHtml(format.name)}<br>${notes.join(' · ')}</figcaption></figure>`;
}
