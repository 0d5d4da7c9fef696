import { sendHtml } from './send-html.ts';
import type { FixtureSite } from './site.ts';

/** Sites that cannot be analyzed, and why. */
export const REFUSING_SITES: readonly FixtureSite[] = [
  {
    name: 'endless-redirects',
    respond({ url = '/' }, answer) {
      if (url === '/robots.txt') return false;
      answer.writeHead(302, { location: `/${Number(url.slice(1)) + 1}` }).end();
      return true;
    },
    expected: { refusal: 'unreachable' },
  },
  {
    name: 'login-wall',
    path: '/dashboard',
    respond({ url = '/' }, answer) {
      if (url === '/dashboard') answer.writeHead(302, { location: '/account/login?next=dashboard' }).end();
      else if (url.startsWith('/account/login')) sendHtml(answer, LOGIN);
      else return false;
      return true;
    },
    expected: { refusal: 'login' },
  },
  {
    name: 'login-in-place',
    respond: ({ url }, answer) => url === '/' && sendHtml(answer, LOGIN),
    expected: { refusal: 'login' },
  },
  {
    name: 'not-found',
    path: '/spring-sale',
    respond({ url }, answer) {
      if (url !== '/spring-sale') return false;
      answer.writeHead(404, { 'content-type': 'text/html' }).end('<h1>We have moved things around</h1>');
      return true;
    },
    expected: { refusal: 'notFound' },
  },
  {
    name: 'pdf',
    path: '/brochure.pdf',
    respond({ url }, answer) {
      if (url !== '/brochure.pdf') return false;
      answer.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4\n%%EOF\n');
      return true;
    },
    expected: { refusal: 'notWebPage' },
  },
  {
    name: 'slow',
    // Sends nothing, and keeps the connection open.
    respond: ({ url }) => url === '/',
    expected: { refusal: 'tooSlow' },
  },
  {
    name: 'robots',
    path: '/private/offer',
    respond({ url = '/' }, answer) {
      if (url === '/robots.txt')
        answer.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private/\n');
      else sendHtml(answer, '<title>Private</title><h1>Not for programs</h1>');
      return true;
    },
    expected: { refusal: 'robots' },
  },
  {
    name: 'forbidden',
    respond({ url }, answer) {
      if (url !== '/') return false;
      answer.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Access denied</h1>');
      return true;
    },
    expected: { refusal: 'refused' },
  },
  {
    name: 'leads-inside',
    respond({ url }, answer) {
      if (url !== '/') return false;
      answer.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
      return true;
    },
    expected: { refusal: 'addressNotAllowed' },
  },
  {
    name: 'consent-form',
    respond: ({ url }, answer) => url === '/' && sendHtml(answer, CONSENT_FORM),
    expected: { refusal: 'consentWall' },
  },
  {
    name: 'soft-404',
    path: '/explore',
    respond: (_, answer) => sendHtml(answer, SOFT_404),
    expected: { refusal: 'notFound' },
  },
  {
    name: 'bot-check',
    respond: ({ url }, answer) => url === '/' && sendHtml(answer, BOT_CHECK),
    expected: { refusal: 'botCheck' },
  },
  {
    name: 'unrendered',
    respond: ({ url }, answer) => url === '/' && sendHtml(answer, UNRENDERED),
    expected: { refusal: 'unrendered' },
  },
  {
    name: 'parked',
    respond: ({ url }, answer) => url === '/' && sendHtml(answer, PARKED),
    expected: { refusal: 'parked' },
  },
];

const LOGIN = `<html lang="en"><title>Log in | Ledgerly</title><body><h1>Log in to Ledgerly</h1><p>Welcome back.</p><form><label>Email <input type="email"></label><label>Password <input type="password"></label><button>Log in</button></form><p>No account yet? Ask your administrator.</p></html>`;

const CONSENT_FORM = `<html lang="en"><title>Before you continue</title><body><header>Postbox</header><main><h1>Before you continue to Postbox</h1><p>We use cookies and data to</p><ul><li>Deliver and maintain our services</li><li>Track outages and protect against spam, fraud and abuse</li><li>Measure audience engagement</li></ul><p>If you choose to accept all, we will also use cookies to show personalized ads.</p><form><button>Reject all</button><button>Accept all</button></form><a href="#">More options</a></main></html>`;
const SOFT_404 = `<html lang="en"><title>Explore | Oops</title><body><nav><a href="/">Explore</a><a href="/shop">Shop</a></nav><main><h1>Oops!</h1><p>The page you are looking for may have moved.</p><a class="btn" href="/">Take me home</a></main><footer>© Explore</footer></html>`;
const BOT_CHECK = `<html lang="en-US"><title>Just a moment...</title><body><main><h1>shop.example</h1><h2>Verify you are human by completing the action below.</h2><p>shop.example needs to review the security of your connection before proceeding.</p></main><footer>Performance &amp; security</footer></html>`;
const UNRENDERED = `<html lang="en"><title>Desk</title><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script>throw new Error('the bundle is broken')</script></html>`;
const PARKED = `<html lang="en"><title>kiln-bowls.example</title><body><h1>kiln-bowls.example</h1><p>This domain is for sale! Make an offer today.</p><h2>Related searches</h2><ul><li>Bowls</li><li>Kilns</li></ul></html>`;
