import type { LegalDocument } from './legal-document.ts';

export const COOKIES: LegalDocument = {
  policy: 'cookies',
  heading: 'Cookie Policy',
  lead: 'This site sets three cookies of its own. Each does a job that you asked for, none follows you anywhere, and so there is no banner to click away.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'what-this-covers',
      heading: 'What this covers',
      blocks: [
        'A cookie is a short text that a site asks your browser to keep and to send back. Browsers also have storage that is never sent anywhere and that only the pages of one site can read. This page lists everything of both kinds that {host} uses, by name, so that you can compare it with what your browser shows you.',
        'None of it is for advertising, for measuring an audience, or for recognizing you on other sites. Pages here load no script of another company, no analytics and no tracking pixel.',
      ],
    },
    {
      id: 'cookies',
      heading: 'The cookies',
      blocks: [
        {
          caption: 'Cookies that this site sets',
          head: ['Name', 'What it is for', 'When it is set', 'How long it stays'],
          rows: [
            [
              '`{sessionCookie}`',
              'Keeps you signed in. It holds a random value that means nothing by itself; scripts cannot read it.',
              'When you sign in',
              '{sessionDays} at most. Your session ends earlier, after {sessionIdleDays} in which you did not come back, and at once when you sign out.',
            ],
            [
              '`{signInCookie}`',
              'Ties one attempt to sign in to your browser, so that nobody can slip you theirs.',
              'When you press Sign In',
              '15 minutes at most; it is removed when you have signed in.',
            ],
            [
              '`{themeCookie}`',
              'Remembers whether you chose the light theme, the dark one, or that of your system, so that pages arrive in it.',
              'When you choose a theme at the foot of a page',
              'One year',
            ],
          ],
        },
        'The first two are strictly necessary: without them, signing in cannot work. The third is set only by your own choice of a theme. A visitor who neither signs in nor chooses a theme gets no cookie from us at all.',
      ],
    },
    {
      id: 'storage',
      heading: 'What else your browser keeps',
      blocks: [
        'The following stays in your browser. It is not sent along with requests, and it is read only by the page that needs it. When you sign out or delete your account, this site asks your browser to remove all of it at once, together with the pictures and pages of this site that it kept to show them faster.',
        {
          caption: 'What pages keep in the storage of your browser',
          head: ['Name', 'What it is for', 'How long it stays'],
          rows: [
            [
              '`groundingContext`',
              'The picture and settings that you chose to refine or to remix',
              'Until the prompt builder has opened with it',
            ],
            [
              '`imageModel`, `enhancePrompts`, `creditFree`',
              'Which image model you prefer, whether short prompts are written out, and whether you want only pictures without an attribution line',
              'Until you change or clear them, or sign out',
            ],
            [
              '`shortcuts`',
              'That you switched keyboard shortcuts off',
              'Until you switch them on again, or sign out',
            ],
            [
              '`promptDraft`, `galleryPrompt`, `createDraft1`, `builderDraft` and the answers in the prompt builder',
              'What you were writing, so that signing in or reloading does not lose it',
              'Until the tab is closed',
            ],
            [
              '`editMask`, `editDraft`',
              'What you painted over in a picture that you are changing, and what you adjusted and wrote on it without applying it, so that reloading does not lose it',
              'Until the tab is closed',
            ],
            [
              '`shownUser`, `keptForm`',
              'The number of the account that the tab shows, so that nobody else finds what you typed, and a form that you left to sign in again',
              'Until the tab is closed; a form for 15 minutes at most',
            ],
            [
              '`requestBeforeSignIn`',
              'The picture that you asked for before signing in, so that it starts afterwards',
              'Until it has started; ten minutes at most',
            ],
            [
              '`openRequest…`',
              'The numbers of paid requests whose answer did not arrive, so that sending one again is not paid twice',
              'Until the answer arrives, or the tab is closed',
            ],
            [
              '`offline-worker.js`',
              'A small script that shows a page while you are offline',
              'Until you clear the site’s data',
            ],
            ['`promoCode`', 'A promo code that you applied before paying', 'Until the tab is closed'],
            [
              '`brandKit`',
              'The brand kit that you keep in this browser while you are signed out: names, colors, fonts and claims',
              'Until you delete it in the ad creator',
            ],
            [
              '`campaign4`',
              'The campaign that you are working on in the ad creator',
              'Until the tab is closed',
            ],
          ],
        },
      ],
    },
    {
      id: 'other-sites',
      heading: 'Other sites',
      blocks: [
        'Two things happen on the pages of others, where their policies apply. Signing in takes you to the identity provider of this site, which keeps you signed in there in its own way. Paying, and managing a subscription, takes you to Stripe, which sets cookies to keep payments safe; they belong to its own domain, and [Stripe describes them itself](https://stripe.com/legal/cookies-policy).',
        'If you have a portrait at your identity provider, your browser may load it from there to show it beside your name. Where the operator of this site has its policies published by a third party, the legal pages show them in a frame, and that third party may set cookies of its own in it.',
      ],
    },
    {
      id: 'your-choice',
      heading: 'What you can do',
      blocks: [
        'Every browser can show, remove and refuse cookies and stored data, for one site or for all; look for “site data” or “privacy” in its settings. If you remove `{sessionCookie}` you are signed out; if you refuse it you can still browse the gallery, verify pictures and use the ad creator. If you remove `{themeCookie}`, pages follow your system again.',
        'Should this site ever use a cookie for anything else than these, it will ask first, and this page will name it before it is set. What is kept on our side is described in the [privacy policy](/privacy-policy).',
      ],
    },
    {
      id: 'contact',
      heading: 'Questions',
      blocks: [
        'Write to [{supportEmail}](mailto:{supportEmail}). If you have found a cookie here that this page does not name, please tell us: that is a mistake, and we will put it right.',
      ],
    },
  ],
};
