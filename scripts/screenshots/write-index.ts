import { escapeHtml } from '#platform/http/responses/refusal-page';
import { THEMES } from './read-options.ts';
import type { ScreenResult } from './screen-result.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 2rem clamp(1rem, 3vw, 3rem) }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
h2 { margin: 3rem 0 .5rem; font-size: 1.3rem }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem }
.row { display: flex; align-items: start; gap: 1rem; overflow-x: auto; padding-bottom: 1rem }
figure { margin: 0; flex: none }
img { display: block; height: 22rem; width: auto; max-width: 36rem; object-fit: cover; object-position: top; box-shadow: 0 0 0 1px #8884 }
figcaption { font-size: .8rem; opacity: .75 }
ul { margin: .25rem 0; padding-left: 1.2rem; color: #c33; font-size: .85rem }
`;

/** A page of all screenshots, each a link to its file, with the problems of each state. */
export function writeIndex(results: readonly ScreenResult[], takenAt: Date): string {
  const screens = [...new Set(results.map(({ screen }) => screen))];
  const sections = screens.map((screen) => {
    const ofScreen = results.filter((result) => result.screen === screen);
    const states = [...new Set(ofScreen.map(({ state }) => state))];
    const rows = states.map((state) =>
      rowOf(
        state,
        ofScreen.filter((result) => result.state === state),
      ),
    );
    return `<section id="${screen}"><h2>${screen}</h2>${rows.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Screenshots</title><style>${STYLE}</style>
<h1>Screenshots</h1><p>Taken on ${takenAt.toUTCString()}.</p>
<nav>${screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join('')}</nav>
${sections.join('\n')}</html>
`;
}

function rowOf(state: string, results: readonly ScreenResult[]): string {
  const figures = results.flatMap(({ width, files }) =>
    THEMES.flatMap((theme) => {
      const file = files[theme];
      if (!file) return [];
      return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${width} ${theme}</figcaption></figure>`;
    }),
  );
  const troubles = results.flatMap(({ width, troubles: found }) =>
    found.map((trouble) => `<li>${width}: ${escapeHtml(trouble)}</li>`),
  );
  const list = troubles.length > 0 ? `<ul>${troubles.join('')}</ul>` : '';
  return `<h3>${state}</h3>${list}<div class="row">${figures.join('')}</div>`;
}
