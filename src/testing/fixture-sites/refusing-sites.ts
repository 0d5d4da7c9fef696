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
];

const LOGIN = `<html lang="en"><title>Log in | Ledgerly</title><body><h1>Log in to Ledgerly</h1><p>Welcome back.</p><form><label>Email <input type="email"></label><label>Password <input type="password"></label><button>Log in</button></form><p>No account yet? Ask your administrator.</p></html>`;
