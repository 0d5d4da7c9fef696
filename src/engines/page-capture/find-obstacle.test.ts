import { expect, test } from 'vitest';
import { findObstacle, type SeenPage } from './find-obstacle.ts';

function see({ h1, ...page }: Partial<SeenPage> & { h1?: string }): SeenPage {
  const lines = page.lines ?? [];
  return {
    title: '',
    headings: h1 ? [{ text: h1 }] : [],
    paragraphs: lines.slice(1),
    meta: [],
    images: [],
    letters: lines.join('\n').length,
    hasPasswordField: false,
    hasNameField: false,
    hasScripts: true,
    hadCookieNotice: false,
    ...page,
    lines,
  };
}

test.each<[string, Partial<SeenPage> & { h1?: string }, string]>([
  [
    'Google’s consent form',
    {
      title: 'Before you continue to Search',
      lines: [
        'Before you continue to Google',
        'We use cookies and data to',
        'Deliver and maintain services',
        'Accept all',
        'Reject all',
      ],
    },
    'consentWall',
  ],
  [
    'a German consent form',
    {
      title: 'Tagblatt',
      h1: 'Wir schätzen Ihre Privatsphäre',
      lines: [
        'Mit Werbung weiterlesen',
        'Wir und unsere Partner speichern Cookies mit Ihrer Einwilligung.',
        'Alle akzeptieren',
      ],
    },
    'consentWall',
  ],
  [
    'a consent form without a title',
    {
      title: 'Example',
      lines: [
        'This website asks for your consent to use cookies and similar technologies.',
        'Accept all cookies',
        'Privacy policy',
      ],
    },
    'consentWall',
  ],
  ['a blank page behind a cookie notice', { title: 'Shop', lines: [], hadCookieNotice: true }, 'consentWall'],
  [
    'a soft 404',
    {
      title: 'Explore | Oops',
      h1: 'Oops!',
      lines: ['Oops!', 'The page you are looking for does not exist.', 'Back to the start'],
    },
    'notFound',
  ],
  [
    'a soft 404 with a whole catalog below',
    {
      title: 'Page not found – Kiln',
      h1: '404',
      lines: [
        '404',
        'Page not found',
        ...Array.from(
          { length: 90 },
          (_, at) => `A hand-thrown bowl of stoneware, number ${at}, glazed in blue`,
        ),
      ],
    },
    'notFound',
  ],
  [
    'a German soft 404',
    { title: 'Seite nicht gefunden | Huber', lines: ['Leider nichts da', 'Zur Startseite'] },
    'notFound',
  ],
  [
    'a Japanese soft 404',
    { title: 'お探しのページは見つかりませんでした', lines: ['トップページへ戻る'] },
    'notFound',
  ],
  [
    'Cloudflare’s check',
    {
      title: 'Just a moment...',
      h1: 'shop.example',
      lines: ['Verifying you are human. This may take a few seconds.'],
    },
    'botCheck',
  ],
  [
    'a firewall’s refusal',
    {
      title: 'Access Denied',
      h1: 'Access Denied',
      lines: ['You don’t have permission to access this server.', 'Reference #18.2d'],
    },
    'botCheck',
  ],
  [
    'an interruption',
    {
      title: 'Pardon Our Interruption',
      lines: ['As you were browsing something about your browser made us think you were a bot.'],
    },
    'botCheck',
  ],
  [
    'a sign-in with an address first',
    { title: 'Sign in - Accounts', h1: 'Sign in', lines: ['Sign in', 'Email or phone'], hasNameField: true },
    'login',
  ],
  ['a members’ page', { title: 'Members', lines: ['You must be logged in to view this page.'] }, 'login'],
  [
    'a password form',
    { title: 'Ledgerly', lines: ['Welcome back'], paragraphs: [], hasPasswordField: true },
    'login',
  ],
  [
    'an app without its content',
    { title: 'React App', lines: ['You need to enable JavaScript to run this app.'] },
    'unrendered',
  ],
  ['an app that loads for ever', { title: 'Desk', lines: ['Loading…'] }, 'unrendered'],
  [
    'an unfilled template',
    { title: '{{ page.title }}', lines: ['{{ hero.headline }} and {{ hero.text }} for everybody'] },
    'unrendered',
  ],
  ['nothing at all', { lines: [], hasScripts: false }, 'empty'],
  [
    'a domain for sale',
    {
      title: 'kiln.example',
      h1: 'kiln.example',
      lines: ['This domain is for sale', 'Make an offer', 'Related searches'],
    },
    'parked',
  ],
  [
    'a new server',
    { title: 'Apache2 Debian Default Page: It works', lines: ['This is the default welcome page'] },
    'parked',
  ],
  [
    'a German parked domain',
    { title: 'kiln.example', lines: ['Diese Domain steht zum Verkauf', 'Preis auf Anfrage'] },
    'parked',
  ],
  [
    'a site that is not there yet',
    { title: 'Kiln', h1: 'Coming soon', lines: ['Coming soon', 'We are working on it.'] },
    'parked',
  ],
])('%s is no page', (_, page, reason) => {
  expect(findObstacle(see(page))).toBe(reason);
});

test.each<[string, Partial<SeenPage> & { h1?: string }]>([
  [
    'a short honest page',
    {
      title: 'Ana Ruiz, plumber',
      h1: 'Ana Ruiz, plumber',
      lines: ['Ana Ruiz, plumber', 'I mend pipes in Leeds. Call 0113 496 0000.'],
      hasScripts: false,
    },
  ],
  [
    'a single picture with a description',
    {
      title: 'Nightjar',
      lines: [],
      meta: [{ name: 'og:description', content: 'Wireless headphones that disappear after dark.' }],
    },
  ],
  [
    'a café called 404',
    {
      title: '404 Coffee',
      h1: '404 Coffee',
      lines: ['404 Coffee', 'Flat whites and long tables in Berlin, from seven in the morning.'],
    },
  ],
  [
    'an article about error pages',
    {
      title: 'Ten error pages that we love',
      h1: 'Ten error pages that we love',
      lines: Array.from(
        { length: 60 },
        (_, at) => `Number ${at}: a "page not found" that makes people laugh and stay on the site`,
      ),
    },
  ],
  [
    'a maker of consent forms',
    {
      title: 'Consently: cookie banners in a minute',
      h1: 'Cookie banners in a minute',
      lines: [
        'Cookie banners in a minute',
        ...Array.from(
          { length: 40 },
          (_, at) => `Feature ${at}: your design, your words, your languages, one line of code and done`,
        ),
        'Accept all cookies, or none',
      ],
    },
  ],
  [
    'a shop with a sign-in for customers',
    {
      title: 'Kiln | Bowls',
      h1: 'Bowls for breakfast',
      lines: ['Bowls for breakfast', 'Stoneware from Stoke.', 'Sign in', 'Free delivery'],
      paragraphs: ['a', 'b', 'c', 'd', 'e'],
      hasNameField: true,
    },
  ],
  [
    'a bakery with a reCAPTCHA in its form',
    {
      title: 'Crumb',
      h1: 'Bread since 1921',
      lines: ['Bread since 1921', 'Sourdough every morning.', 'Write to us'],
    },
  ],
  [
    'a shop that opens soon, with things to say',
    {
      title: 'Kiln',
      h1: 'Bowls for breakfast',
      lines: [
        'Bowls for breakfast',
        ...Array.from({ length: 12 }, () => 'Stoneware from Stoke, thrown by hand and glazed twice.'),
        'A second shop is coming soon',
      ],
    },
  ],
  [
    'an estate agent with a house for sale',
    {
      title: 'Hafen Homes',
      h1: 'Houses by the harbor',
      lines: ['Houses by the harbor', 'Three bedrooms, for sale from 420,000 €'],
    },
  ],
])('%s is a page', (_, page) => {
  expect(findObstacle(see(page))).toBeUndefined();
});
