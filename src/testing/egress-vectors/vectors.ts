import type { Canary } from './canary.ts';
import { CHANNELS } from './channels.ts';
import { INSIDE_ADDRESSES, SPELLINGS } from './spellings.ts';

/** One way to make the browser send a request inside. */
export interface Vector {
  id: string;
  /** Markup of the page that tries it, among others. */
  markup?: string;
  /** Or a page of its own: a path of the vector site. */
  path?: string;
}

/** Targets of the vectors, by names that the test's resolver knows. */
export interface Aim {
  canary: Canary;
  /** Of the vector site, as the browser sees it. */
  siteOrigin: string;
}

const STATUSES = [301, 302, 303, 307, 308];
const PACKAGED = ['img', 'fetch-no-cors', 'iframe', 'script', 'stylesheet'] as const;
const AS_PAGE = [
  'refresh',
  'refresh-header',
  'location',
  'location-replace',
  'location-late',
  'navigation-api',
  'click',
  'form-get',
  'form-post',
  'frame-breaks-out',
  'data-frame-breaks-out',
  'history-then-location',
] as const;

/** The addresses that a name of the vectors resolves to, the same for all questions but a rebinding name's first. */
export function addressesOf(name: string, timesAsked: number): readonly string[] {
  const number = Number(/^inside-(\d+)\.test$/.exec(name)?.[1]);
  if (Number.isInteger(number)) return INSIDE_ADDRESSES[number % INSIDE_ADDRESSES.length]!;
  if (/^rebinding-\d+\.test$/.test(name)) return timesAsked === 0 ? ['93.184.216.34'] : ['127.0.0.1'];
  return [];
}

export async function listVectors({ canary, siteOrigin }: Aim): Promise<Vector[]> {
  const own = `http://127.0.0.1:${canary.httpPort}`;
  let names = 0;
  const inside = (id: string) => {
    names += 1;
    return `http://inside-${names}.test/hit/${id}`;
  };
  const through = (status: number, to: string) =>
    `${siteOrigin}/redirect/${status}?to=${encodeURIComponent(to)}`;

  const channels = Object.entries(CHANNELS).flatMap(([name, write]) => [
    { id: `${name}.loopback`, markup: write(`${own}/hit/${name}.loopback`) },
    { id: `${name}.name`, markup: write(inside(`${name}.name`)) },
  ]);
  const spellings = Object.values(SPELLINGS)
    .flat()
    .map((host, index) => {
      const id = `spelling-${index}`;
      return { id, markup: CHANNELS.img!(`http://${host}/hit/${id}`) };
    });
  const redirects = STATUSES.flatMap((status) =>
    PACKAGED.map((channel) => {
      const id = `${channel}.${status}`;
      return { id, markup: CHANNELS[channel]!(through(status, inside(id))) };
    }),
  );
  const chains = STATUSES.map((status) => {
    const id = `chain.${status}`;
    return { id, markup: CHANNELS['fetch-no-cors']!(through(302, through(status, inside(id)))) };
  });
  const rebinding = [1, 2, 3].map((number) => {
    const id = `rebinding-${number}`;
    const origin = `http://${id}.test`;
    const code = `fetch('${origin}/public', { mode: 'no-cors' }).catch(() => 0).finally(() => fetch('${origin}/hit/${id}', { mode: 'no-cors', cache: 'no-store' }).catch(() => 0))`;
    return { id, markup: `<script>${code}</script>` };
  });
  const answers = [
    ['link-header', `<iframe src="/answer/link-header?to=${own}/hit/link-header"></iframe>`],
    ['csp-report', `<iframe src="/answer/csp-report?to=${own}/hit/csp-report"></iframe>`],
    [
      'frame-refresh-header',
      `<iframe src="/page/refresh-header?to=${own}/hit/frame-refresh-header"></iframe>`,
    ],
    ['svg-document', `<iframe src="/answer/svg?to=${own}/hit/svg-document"></iframe>`],
    ['xslt-frame', `<iframe src="/answer/xhtml?to=${own}/hit/xslt-frame"></iframe>`],
    ['service-worker', registered('service-worker', `${own}/hit/service-worker`)],
    ['service-worker-import', registered('service-worker-import', `${own}/hit/service-worker-import`)],
  ].map(([id, markup]) => ({ id: id!, markup: markup! }));
  const pages = [
    ...STATUSES.map((status) => [`page.${status}`, (to: string) => through(status, to)] as const),
    ...AS_PAGE.map((how) => [`page.${how}`, (to: string) => `${siteOrigin}/page/${how}?to=${to}`] as const),
  ].map(([id, pathTo]) => ({ id, path: pathTo(inside(id)).slice(siteOrigin.length) }));

  return [
    ...channels,
    ...spellings,
    ...redirects,
    ...chains,
    ...rebinding,
    ...answers,
    ...(await transportVectors(canary)),
    ...pages,
  ];
}

/** Vectors without HTTP, or behind TLS: a connection or a packet is a hit. */
async function transportVectors(canary: Canary): Promise<Vector[]> {
  const tcp: [string, (port: number) => string][] = [
    ['https-img', (port) => `<img src="https://127.0.0.1:${port}/">`],
    ['https-iframe', (port) => `<iframe src="https://127.0.0.1:${port}/"></iframe>`],
    ['https-fetch', (port) => code(`fetch('https://127.0.0.1:${port}/').catch(() => 0)`)],
    ['wss', (port) => code(`new WebSocket('wss://127.0.0.1:${port}/')`)],
    ['preconnect', (port) => `<link rel="preconnect" href="http://127.0.0.1:${port}/">`],
    ['preconnect-tls', (port) => `<link rel="preconnect" href="https://127.0.0.1:${port}/">`],
    ['turn-tcp', (port) => webRtc(`turn:127.0.0.1:${port}?transport=tcp`)],
    ['turns', (port) => webRtc(`turns:127.0.0.1:${port}?transport=tcp`)],
  ];
  const udp: [string, (port: number) => string][] = [
    ['stun', (port) => webRtc(`stun:127.0.0.1:${port}`)],
    ['turn-udp', (port) => webRtc(`turn:127.0.0.1:${port}?transport=udp`)],
    ['webrtc-candidate', remoteCandidate],
    ['webtransport', (port) => code(`new WebTransport('https://127.0.0.1:${port}/').ready.catch(() => 0)`)],
  ];
  const aim = async (list: typeof tcp, transport: 'tcp' | 'udp') =>
    await Promise.all(
      list.map(async ([id, write]) => ({ id, markup: write(await canary.portFor(id, transport)) })),
    );
  return [...(await aim(tcp, 'tcp')), ...(await aim(udp, 'udp'))];
}

function code(text: string): string {
  return `<script>try { ${text} } catch {}</script>`;
}

function webRtc(server: string): string {
  return code(`{
    const peer = new RTCPeerConnection({ iceServers: [{ urls: '${server}', username: 'a', credential: 'a' }] });
    peer.createDataChannel('a');
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    (window.peers ??= []).push(peer);
  }`);
}

/** A peer says that it is to be found at the canary's port: connectivity checks go there. */
function remoteCandidate(port: number): string {
  return code(`(async () => {
    const [near, far] = [new RTCPeerConnection(), new RTCPeerConnection()];
    near.createDataChannel('a');
    await near.setLocalDescription(await near.createOffer());
    await far.setRemoteDescription(near.localDescription);
    await far.setLocalDescription(await far.createAnswer());
    await near.setRemoteDescription(far.localDescription);
    const candidate = 'candidate:1 1 udp 2122260223 127.0.0.1 ${port} typ host';
    await near.addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 });
    (window.peers ??= []).push(near, far);
  })()`);
}

function registered(how: string, to: string): string {
  return code(`navigator.serviceWorker?.register('/answer/${how}?to=${to}').catch(() => 0)`);
}
