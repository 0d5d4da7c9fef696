/** Ways in which a page makes its browser send a request: each writes markup for one address. */
export const CHANNELS: Readonly<Record<string, (url: string) => string>> = {
  img: (url) => `<img src="${url}">`,
  'img-srcset': (url) => `<img srcset="${url} 1x">`,
  picture: (url) => `<picture><source srcset="${url}"><img></picture>`,
  'image-object': (url) =>
    script(`window.kept = [...(window.kept ?? []), Object.assign(new Image(), { src: ${q(url)} })]`),
  'input-image': (url) => `<input type="image" src="${url}">`,
  video: (url) => `<video src="${url}" preload="auto"></video>`,
  'video-poster': (url) => `<video poster="${url}"></video>`,
  'video-source': (url) => `<video preload="auto"><source src="${url}"></video>`,
  audio: (url) => `<audio src="${url}" preload="auto"></audio>`,
  'audio-object': (url) => script(`new Audio(${q(url)}).load()`),
  track: (url) =>
    `<video crossorigin="anonymous"><track kind="subtitles" src="${url}" default></video>${script(
      `document.currentScript.previousElementSibling.textTracks[0].mode = 'showing'`,
    )}`,
  object: (url) => `<object data="${url}" type="image/gif"></object>`,
  embed: (url) => `<embed src="${url}" type="image/gif">`,
  iframe: (url) => `<iframe src="${url}"></iframe>`,
  'iframe-sandbox': (url) => `<iframe sandbox src="${url}"></iframe>`,
  'iframe-srcdoc': (url) => `<iframe srcdoc='<img src="${url}">'></iframe>`,
  'iframe-data': (url) =>
    `<iframe src="data:text/html,${encodeURIComponent(`<img src="${url}">`)}"></iframe>`,
  'iframe-javascript': (url) => `<iframe src='javascript:fetch("${url}",{mode:"no-cors"})'></iframe>`,
  'iframe-blob': (url) =>
    script(
      `const frame = document.createElement('iframe'); frame.src = URL.createObjectURL(new Blob([${q(
        `<img src="${url}">`,
      )}], { type: 'text/html' })); document.body.append(frame)`,
    ),
  'iframe-blank': (url) =>
    script(
      `const frame = document.createElement('iframe'); document.body.append(frame); frame.contentWindow.fetch(${q(
        url,
      )}, { mode: 'no-cors' })`,
    ),
  'iframe-refresh': (url) => `<iframe srcdoc='<meta http-equiv="refresh" content="0;url=${url}">'></iframe>`,
  'iframe-location': (url) => `<iframe srcdoc='<script>location = "${url}"</script>'></iframe>`,
  'iframe-base': (url) => `<iframe srcdoc='<base href="${url}?"><img src="?based">'></iframe>`,
  stylesheet: (url) => `<link rel="stylesheet" href="${url}">`,
  'stylesheet-print': (url) => `<link rel="stylesheet" media="print" href="${url}">`,
  'css-import': (url) => `<style>@import "${url}";</style>`,
  'css-import-url': (url) => `<style>@import url(${url}) screen;</style>`,
  'css-background': (url) => box(`background: url(${url})`),
  'css-image-set': (url) => box(`background: image-set("${url}" 1x)`),
  'css-border': (url) => box(`border: 9px solid; border-image: url(${url}) 9`),
  'css-list': (url) => box(`display: list-item; list-style: url(${url})`),
  'css-mask': (url) => box(`mask-image: url(${url})`),
  'css-shape': (url) => box(`float: left; shape-outside: url(${url})`),
  'css-content': (url) => box(`content: url(${url})`),
  'css-variable': (url) => box(`--i: url(${url}); background: var(--i)`),
  'css-font': (url) => {
    const family = `f${url.replace(/\W/g, '')}`;
    return `<style>@font-face { font-family: ${family}; src: url(${url}) }</style><p style="font-family: ${family}">a</p>`;
  },
  'font-object': (url) => script(`new FontFace('x', 'url(${url})').load().catch(() => 0)`),
  'svg-image': (url) => `<svg><image href="${url}" width="9" height="9"/></svg>`,
  'svg-filter': (url) =>
    `<svg width="9" height="9"><filter id="${url.replace(/\W/g, '')}"><feImage href="${url}"/></filter><rect width="9" height="9" filter="url(#${url.replace(/\W/g, '')})"/></svg>`,
  'body-background': (url) => `<table background="${url}"><tr><td>a</table>`,
  script: (url) => `<script src="${url}"></script>`,
  'script-module': (url) => `<script type="module" src="${url}"></script>`,
  'script-import': (url) => script(`import(${q(url)}).catch(() => 0)`),
  'script-static-import': (url) => `<script type="module">import ${q(url)};</script>`,
  'preload-image': (url) => `<link rel="preload" as="image" href="${url}">`,
  'preload-script': (url) => `<link rel="preload" as="script" href="${url}">`,
  'preload-style': (url) => `<link rel="preload" as="style" href="${url}">`,
  'preload-font': (url) => `<link rel="preload" as="font" crossorigin href="${url}">`,
  'preload-fetch': (url) => `<link rel="preload" as="fetch" crossorigin href="${url}">`,
  modulepreload: (url) => `<link rel="modulepreload" href="${url}">`,
  prefetch: (url) => `<link rel="prefetch" href="${url}">`,
  fetch: (url) => script(`fetch(${q(url)}).catch(() => 0)`),
  'fetch-no-cors': (url) => script(`fetch(${q(url)}, { mode: 'no-cors' }).catch(() => 0)`),
  'fetch-post': (url) =>
    script(`fetch(${q(url)}, { method: 'POST', body: 'x', mode: 'no-cors' }).catch(() => 0)`),
  'fetch-preflight': (url) =>
    script(`fetch(${q(url)}, { method: 'PUT', headers: { 'X-A': '1' } }).catch(() => 0)`),
  'fetch-keepalive': (url) => script(`fetch(${q(url)}, { keepalive: true, mode: 'no-cors' }).catch(() => 0)`),
  xhr: (url) => script(`const x = new XMLHttpRequest(); x.open('GET', ${q(url)}); x.send()`),
  'xhr-post': (url) => script(`const x = new XMLHttpRequest(); x.open('POST', ${q(url)}); x.send('a')`),
  'xhr-sync': (url) =>
    script(`const x = new XMLHttpRequest(); x.open('GET', ${q(url)}, false); try { x.send() } catch {}`),
  beacon: (url) => script(`navigator.sendBeacon(${q(url)}, 'a')`),
  'event-source': (url) => script(`const e = new EventSource(${q(url)}); e.onerror = () => e.close()`),
  websocket: (url) => script(`new WebSocket(${q(url.replace('http', 'ws'))})`),
  'worker-fetch': (url) => worker(`fetch(${q(url)}, { mode: 'no-cors' }).catch(() => 0)`),
  'worker-import': (url) => worker(`try { importScripts(${q(url)}) } catch {}`),
  'worker-xhr': (url) => worker(`const x = new XMLHttpRequest(); x.open('GET', ${q(url)}); x.send()`),
  'worker-websocket': (url) => worker(`new WebSocket(${q(url.replace('http', 'ws'))})`),
  'worker-event-source': (url) => worker(`new EventSource(${q(url)})`),
  'shared-worker': (url) =>
    script(
      `new SharedWorker(URL.createObjectURL(new Blob([${q(
        `fetch(${JSON.stringify(url)}, { mode: 'no-cors' }).catch(() => 0)`,
      )}])))`,
    ),
  worklet: (url) => script(`CSS.paintWorklet?.addModule(${q(url)}).catch(() => 0)`),
  'form-get': (url) => form(url, 'get'),
  'form-post': (url) => form(url, 'post'),
  'link-click': (url) =>
    `<iframe name="c${id(url)}"></iframe><a target="c${id(url)}" href="${url}">a</a>${script(
      'document.currentScript.previousElementSibling.click()',
    )}`,
  popup: (url) => script(`window.open(${q(url)})`),
  'popup-noopener': (url) => script(`window.open(${q(url)}, '_blank', 'noopener')`),
  shadow: (url) => `<div><template shadowrootmode="open"><img src="${url}"></template></div>`,
  'document-write': (url) => script(`document.write('<img src=${url}>')`),
  'inner-html': (url) => script(`document.body.insertAdjacentHTML('beforeend', ${q(`<img src="${url}">`)})`),
  'event-handler': (url) => `<img src="x:" onerror='fetch("${url}", { mode: "no-cors" })'>`,
};

const q = (text: string) => JSON.stringify(text).replaceAll('</', '<\\/');
const id = (url: string) => url.replace(/\W/g, '');
const box = (style: string) => `<div style='width: 9px; height: 9px; ${style}'></div>`;
const form = (url: string, method: string) =>
  `<iframe name="f${id(url)}"></iframe><form target="f${id(url)}" action="${url}" method="${method}"></form>${script(
    'document.currentScript.previousElementSibling.submit()',
  )}`;

/** Isolates a script: its errors and names do not affect the next one. */
function script(code: string): string {
  return `<script>(() => { try { ${code} } catch {} })()</script>`;
}

function worker(code: string): string {
  return script(`new Worker(URL.createObjectURL(new Blob([${q(code)}])))`);
}
