import {
  type CanaryPaths,
  createVector,
  image,
  NAMESPACES,
  rect,
  type SvgVector,
  svgOf,
} from './svg-vector.ts';

type Markup = readonly [name: string, markup: string, isDrawnByRenderer: boolean];

/** References that a regular expression over attributes misjudges, and other spellings of paths. */
export function references(paths: CanaryPaths): SvgVector[] {
  const { png } = paths;
  return [...quoting(png), ...spelling(paths)].map(([name, markup, isDrawnByRenderer]) =>
    createVector(`reference: ${name}`, { markup, paths, isDrawnByRenderer }),
  );
}

function quoting(png: string): Markup[] {
  const inXlink = (prefix: string) =>
    `xmlns:${prefix}="http://www.w3.org/1999/xlink" ${prefix}:href="${png}"`;
  return [
    ['plain', image(`href="${png}"`), true],
    ['in single quotes', image(`href='${png}'`), true],
    ['in XLink', image(`xlink:href="${png}"`), true],
    ['in XLink by another prefix', image(inXlink('q')), true],
    ['in XLink by a prefix of letters beyond ASCII', image(inXlink('ключ')), true],
    ['in XLink by a prefix with dots', image(inXlink('a.b-c')), true],
    ['after an attribute that holds one', image(`class='href="#' href="${png}"`), true],
    ['after an attribute that holds one, the other way', image(`class="href='#" href='${png}'`), true],
    ['after an attribute that ends a tag', image(`class="/>" href="${png}"`), true],
    ['after an attribute that opens a comment', image(`class="&lt;!--" href="${png}"`), true],
    ['before a harmless one in XLink', image(`href="${png}" xlink:href="#a"`), true],
    ['after a harmless one in XLink', image(`xlink:href="#a" href="${png}"`), false],
    ['beside an empty one', image(`xlink:href="" href="${png}"`), false],
    ['twice', image(`href="#a" href="${png}"`), false],
    ['with spaces around the sign', image(`href  =  "${png}"`), true],
    ['with line ends around the sign', image(`href\n=\n"${png}"`), true],
    ['with tabs', image(`\thref\t=\t"${png}"\t`), true],
    ['without a space before it', `<image x="0"href="${png}" width="90" height="90"/>`, false],
    ['without quotes', image(`href=${png}`), false],
    ['in capitals', image(`HREF="${png}"`), false],
    ['in mixed case', image(`hReF="${png}"`), false],
    ['of an element in capitals', `<IMAGE href="${png}" width="90" height="90"/>`, false],
    ['as src', image(`src="${png}"`), false],
    [
      'of a prefixed element',
      `<s:image xmlns:s="http://www.w3.org/2000/svg" href="${png}" width="90" height="90"/>`,
      true,
    ],
    ['with decimal letters', image(`href="${lettersOf(png, (code) => `&#${code};`)}"`), true],
    [
      'with hexadecimal letters',
      image(`href="${lettersOf(png, (code) => `&#x${code.toString(16)};`)}"`),
      true,
    ],
    ['with letters of many zeros', image(`href="${lettersOf(png, (code) => `&#0000000${code};`)}"`), true],
    ['behind an escaped # that starts no fragment', image(`href="&#35;/..${png}"`), false],
    ['behind an entity of a quote', image(`class="&quot; href=&quot;#" href="${png}"`), true],
    ['before xml:base', image(`href="${png}" xml:base="#"`), true],
    ['by xml:base', image(`xml:base="${png}" href=""`), false],
    [
      'by xml:base of the root',
      `<g xml:base="${png.slice(0, png.lastIndexOf('/') + 1)}">${image(`href="${png.slice(png.lastIndexOf('/') + 1)}"`)}</g>`,
      false,
    ],
    ['after a comment that opens an image', `<!-- <image href="#" -->${image(`href="${png}"`)}`, true],
    [
      'after a section of characters',
      `<desc><![CDATA[<image href="#"]]></desc>${image(`href="${png}"`)}`,
      true,
    ],
    ['after an instruction', `<?a href="#"?>${image(`href="${png}"`)}`, true],
    ['with a harmless animation', image(`href="${png}"`, '<set attributeName="href" to="#a"/>'), true],
  ];
}

function spelling({ png, relativePng }: CanaryPaths): Markup[] {
  const of = (name: string, path: string, isDrawn: boolean): Markup => [
    name,
    image(`href="${path}"`),
    isDrawn,
  ];
  return [
    of('a relative path', relativePng, true),
    of('a relative path from here', `./${relativePng}`, true),
    of('two slashes', `/${png}`, true),
    of('dots between', png.replaceAll('/', '/./'), true),
    of('a way up', `/proc/..${png}`, true),
    of('the root of the process', `/proc/self/root${png}`, true),
    of('the folder of the process', `/proc/self/cwd/${relativePng}`, true),
    of('the thread of the process', `/proc/thread-self/root${png}`, true),
    of('a file address', `file://${png}`, false),
    of('a file address with a host', `file://localhost${png}`, false),
    of('a file address of one slash', `file:${png}`, false),
    of('a file address in capitals', `FILE://${png}`, false),
    of('percent signs', encodeURIComponent(png), false),
    of('backslashes', png.replaceAll('/', '\\'), false),
    of('a space before', ` ${png}`, false),
    of('a space after', `${png} `, false),
    of('a line end before', `&#10;${png}`, false),
    of('a query', `${png}?a=1`, false),
    of('a fragment', `${png}#a`, false),
    of('no character before', `&#8203;${png}`, false),
    of('a link that a page would follow', `http://127.0.0.1:9${png}`, false),
  ];
}

/** References to external documents, style sheets and fonts; the renderer opens none of them. */
export function otherElements(paths: CanaryPaths): SvgVector[] {
  const { png, svg } = paths;
  const style = (css: string) => `<style>${css}</style>${rect('class="a"')}`;
  const inData = (document: string) =>
    `data:image/svg+xml;base64,${Buffer.from(document).toString('base64')}`;
  const inner = `<svg ${NAMESPACES} width="90" height="90"><image href="${png}" width="90" height="90"/></svg>`;
  const list: Markup[] = [
    ['use of another file', `<use href="${svg}#a"/>`, false],
    ['use of another file in XLink', `<use xlink:href="${svg}#a"/>`, false],
    ['use of an image', `<defs>${image(`id="a" href="${png}"`)}</defs><use href="#a"/>`, true],
    [
      'use of an image in a symbol',
      `<symbol id="a">${image(`href="${png}"`)}</symbol><use href="#a" width="90" height="90"/>`,
      true,
    ],
    ['image of an SVG file', image(`href="${svg}"`), true],
    ['image of a drawing in data', image(`href="${inData(inner)}"`), false],
    [
      'image of a drawing in data with percent signs',
      image(`href="data:image/svg+xml,${encodeURIComponent(inner)}"`),
      false,
    ],
    [
      'image of a drawing in a drawing',
      image(`href="${inData(svgOf(image(`href="${inData(inner)}"`)))}"`),
      false,
    ],
    ['feImage', `<filter id="f"><feImage href="${png}"/></filter>${rect('filter="url(#f)"')}`, true],
    [
      'feImage in XLink',
      `<filter id="f"><feImage xlink:href="${png}"/></filter>${rect('filter="url(#f)"')}`,
      true,
    ],
    [
      'feImage of an image',
      `${image(`id="a" href="${png}"`)}<filter id="f"><feImage href="#a"/></filter>${rect('filter="url(#f)"')}`,
      true,
    ],
    [
      'pattern of an image',
      `<pattern id="p" width="1" height="1">${image(`href="${png}"`)}</pattern>${rect('fill="url(#p)"')}`,
      true,
    ],
    [
      'pattern that takes its content from another',
      `<pattern id="q" width="1" height="1">${image(`href="${png}"`)}</pattern><pattern id="p" href="#q"/>${rect('fill="url(#p)"')}`,
      true,
    ],
    [
      'pattern of another file',
      `<pattern id="p" width="1" height="1" href="${svg}#a"/>${rect('fill="url(#p)"')}`,
      false,
    ],
    ['gradient of another file', `<linearGradient id="p" href="${svg}#g"/>${rect('fill="url(#p)"')}`, false],
    [
      'marker of an image',
      `<marker id="m" markerWidth="90" markerHeight="90" markerUnits="userSpaceOnUse">${image(`href="${png}"`)}</marker><path d="M0 0L9 9" marker-start="url(#m)"/>`,
      true,
    ],
    [
      'mask around an image',
      `<mask id="m">${rect('fill="#fff"')}</mask>${image(`href="${png}" mask="url(#m)"`)}`,
      true,
    ],
    [
      'clip path around an image',
      `<clipPath id="m">${rect('')}</clipPath>${image(`href="${png}" clip-path="url(#m)"`)}`,
      true,
    ],
    ['switch', `<switch>${image(`href="${png}"`)}</switch>`, true],
    ['a link around it', `<a href="#b">${image(`href="${png}"`)}</a>`, true],
    ['an SVG in the SVG', `<svg>${image(`href="${png}"`)}</svg>`, true],
    ['fill of a file', rect(`fill="url(${png})"`), false],
    ['fill of an element of a file', rect(`fill="url(${svg}#g)"`), false],
    ['fill of a file in quotes', rect(`fill="url('${png}')"`), false],
    ['mask of a file', rect(`mask="url(${svg}#m)" fill="#1040c0"`), false],
    ['clip path of a file', rect(`clip-path="url(${svg}#m)" fill="#1040c0"`), false],
    ['filter of a file', rect(`filter="url(${svg}#m)" fill="#1040c0"`), false],
    ['marker of a file', `<path d="M0 0L9 9" marker-start="url(${svg}#m)"/>`, false],
    ['cursor', `<cursor href="${png}"/>${rect(`cursor="url(${png})" fill="none"`)}`, false],
    ['color profile', `<color-profile href="${png}"/>`, false],
    [
      'font by address',
      `<font><font-face><font-face-src><font-face-uri href="${svg}"/></font-face-src></font-face></font>`,
      false,
    ],
    [
      'object of a page',
      `<embed xmlns="http://www.w3.org/1999/xhtml" src="${png}"/><object xmlns="http://www.w3.org/1999/xhtml" data="${png}"/>`,
      false,
    ],
    ['picture of a page', `<img xmlns="http://www.w3.org/1999/xhtml" src="${png}"/>`, false],
    ['video', `<video href="${png}" width="90" height="90"/>`, false],
    ['set of the reference', image('href="#a"', `<set attributeName="href" to="${png}"/>`), false],
    [
      'animation of the reference',
      image('href="#a"', `<animate attributeName="href" values="${png}" dur="1s"/>`),
      false,
    ],
    [
      'animation of the reference in XLink',
      image(
        'href="#a"',
        `<animate attributeName="xlink:href" from="${png}" to="${png}" dur="1s" fill="freeze"/>`,
      ),
      false,
    ],
    [
      'path of a motion in a file',
      rect('fill="none"', `<animateMotion><mpath href="${svg}#a"/></animateMotion>`),
      false,
    ],
    [
      'script',
      `<script>document.querySelector('rect').outerHTML='&lt;image href="${png}"/>'</script><script href="${svg}"/>`,
      false,
    ],
    ['sheet that imports', style(`@import url(${svg});`), false],
    ['sheet that imports a text', style(`@import "${svg}";`), false],
    ['sheet with a font', style(`@font-face{font-family:a;src:url(${png})}`), false],
    ['sheet that fills', style(`.a{fill:url(${png})}`), false],
    ['sheet that fills, in a section', style(`<![CDATA[.a{fill:url("${png}")}]]>`), false],
    ['sheet that fills, escaped', style(`.a{f\\69ll:u\\72l(${png})}`), false],
    ['sheet with a background', style(`.a{background:url(${png})}`), false],
    ['sheet with a set of images', style(`.a{background-image:image-set("${png}" 1x)}`), false],
    ['sheet that replaces content', style(`.a{content:url(${png})}`), false],
    ['sheet with a cursor', style(`.a{cursor:url(${png}),auto}`), false],
    ['sheet with a mask', style(`.a{mask-image:url(${png})}`), false],
    ['sheet that sets the reference', `<style>image{href:${png}}</style>${image('')}`, false],
    ['style that fills', rect(`style="fill:url(${png})"`), false],
    ['style with a filter of a file', rect(`style="filter:url(${svg}#f);fill:#1040c0"`), false],
    ['style with a reference', image(`style="href:${png};xlink:href:${png}"`), false],
    ['style beside an image', image(`style="display:inline" href="${png}"`), true],
    [
      'sheet that shows an image',
      `<style>.a{display:inline!important}</style>${image(`class="a" display="none" href="${png}"`)}`,
      true,
    ],
  ];
  return list.map(([name, markup, isDrawnByRenderer]) =>
    createVector(`element: ${name}`, { markup, paths, isDrawnByRenderer }),
  );
}

function lettersOf(path: string, spell: (code: number) => string): string {
  return [...path].map((letter) => spell(letter.charCodeAt(0))).join('');
}
