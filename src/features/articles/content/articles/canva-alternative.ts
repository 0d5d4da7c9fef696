import type { Article } from './article.ts';
import { planInWords } from './plan-figures.ts';

export const CANVA_ALTERNATIVE: Article = {
  page: 'canvaAlternative',
  heading: 'An alternative to Canva?',
  lead: 'For making designs together, mostly no. For the pictures in them, and for one campaign in every advertising format, quite possibly. Here is where the line runs.',
  published: '2026-11-22',
  updated: '2026-11-22',
  sections: [
    {
      id: 'short-answer',
      heading: 'The short answer',
      blocks: [
        'Canva is a place to lay things out: presentations, menus, invitations, videos, with templates for nearly everything and colleagues at the same canvas. Framewright makes pictures, and the advertisements around them. If you need a twelve-page brochure by Thursday, stay with Canva. If you keep searching its library for a picture that is not there, or resize the same advertisement for the ninth platform, read on.',
        'Many people will want both, and nothing here keeps you from that: pictures leave as ordinary files, and an editor accepts them as it accepts any.',
      ],
    },
    {
      id: 'side-by-side',
      heading: 'Side by side',
      blocks: [
        {
          caption: 'Canva and Framewright, need by need',
          head: ['What you need', 'Canva', 'Framewright', 'Better'],
          rows: [
            [
              'Templates for documents, slides, posts, video',
              'A very large library, the heart of the product',
              'None, apart from layouts for advertisements',
              'Canva',
            ],
            [
              'Working together',
              'Shared canvases, comments, brand kits, approvals',
              'Public links to finished pictures; no shared editing',
              'Canva',
            ],
            [
              'Pictures from words',
              'Several generators inside the editor, counted by plan',
              'The main thing: prompt builder, references, refinement, up to four at once',
              'Framewright, if pictures are the task',
            ],
            [
              'Stock photographs and clips',
              'A large licensed library, more of it with a paid plan',
              'A gallery of generated pictures, free to download; no photographs, no video',
              'Canva',
            ],
            [
              'Background removal',
              'Built in, on paid plans',
              'Normally one credit; full size up to 50 megapixels, done on the site’s own machine',
              'Even',
            ],
            [
              'One advertisement in many formats',
              'Resizing on paid plans, then adjusting by hand',
              'Laid out separately for each of more than seventy sizes, with checks of contrast, length and safe areas',
              'Framewright',
            ],
            [
              'Knowing where a picture comes from',
              'Depends on the element and the generator',
              'Written into every file, signed in nearly all',
              'Framewright',
            ],
            ['Phones and tablets', 'Apps for all of them', 'A site that works on phones; no app', 'Canva'],
            ['Running it yourself', 'Not offered', 'Free software; one command starts it', 'Framewright'],
          ],
        },
      ],
    },
    {
      id: 'pictures',
      heading: 'Where a picture generator helps',
      blocks: [
        'A library can only give you what somebody has uploaded, and the closer a picture is to your need, the more likely it is that your competitor found it too. Describing it takes a minute: “a mug on a wooden desk, morning light, room for text on the left”. If the first try is nearly right, “closer” or “at dusk” changes that and keeps the rest.',
        'What to expect depends on the model. The engine that comes with Framewright paints landscapes, things in a studio, flat illustrations of people and abstract backgrounds; it does not make photographs of people, and says so when something is beyond it. On this site pictures can be painted by: {painters}. Canva’s own generators are the better choice where you want a photographic person inside a design that you are working on anyway.',
      ],
    },
    {
      id: 'ads',
      heading: 'Where the ad creator helps',
      blocks: [
        'Give [the ad creator](/ad-creator) the address of a page. It looks at it as a visitor would, takes name, colors, logo, pictures, price and offer from it, writes headlines and descriptions within each platform’s limits, and lays out an advertisement for every format you choose. You can change every text and see all formats change with it. It needs no account, and the result is files that are yours: SVG in which text stays text, and PNG or JPEG below each platform’s size limit.',
        'What it does not have is free placement: you choose among layouts and cannot drag a logo three millimeters to the left. For that, take the SVG into Canva, Figma or Illustrator and finish it there.',
      ],
    },
    {
      id: 'rights',
      heading: 'Rights, in plain words',
      blocks: [
        'Canva’s content license distinguishes free from paid elements and limits some uses, such as selling an element by itself or registering it in a trademark. For what its generators make, Canva says that you own it as between you and Canva, that others may get something similar, and that the law where you live may give it no copyright. The last two are true of every generator, this one included.',
        'Pictures made here may be used commercially, without naming us, also after a plan has ended; the few that need a credit line for a model in them say so. They are not exclusive, and we give no indemnity. Canva offers one to some large customers; if your company asks for that, it is a good reason to go there.',
      ],
    },
    {
      id: 'cost',
      heading: 'What it costs',
      blocks: [
        'Canva has a useful free plan, and a paid one that bundles the library, resizing, background removal and an allowance for its generators. If you use most of the bundle, it is hard to beat, and we would not try.',
        `Here you pay for pictures and for nothing else: browsing and downloading from the gallery and the ad creator are free, and a picture of your own by the built-in engine normally costs one credit, charged on delivery. The middle plan is ${planInWords('professional')}. Credits do not roll over to the next month. For two pictures a month you do not need a plan at all: a new account usually begins with some credits.`,
      ],
    },
    {
      id: 'together',
      heading: 'Using both',
      blocks: [
        {
          points: [
            'Make the picture here, choose PNG or WebP and the size you need, and upload it to the design.',
            'Cut your product out here at full size, and place the transparent PNG over a Canva template.',
            'Let the ad creator find the words, copy the headlines that work, and use them wherever you design.',
            'Keep the prompt with the file: the library here remembers it for as long as you keep the picture.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is Framewright a replacement for Canva?',
      answer:
        'Not for documents, slides, video or working together: Canva is made for that and better at it. It can replace the search for pictures, and the resizing of advertisements for many platforms.',
    },
    {
      question: 'Can I use pictures from Framewright in Canva?',
      answer:
        'Yes. Download them as PNG, JPEG, WebP or AVIF, or an advertisement as SVG, and upload the file to your design like any other.',
    },
    {
      question: 'Is there a free plan?',
      answer:
        'The gallery, its downloads and the ad creator cost nothing and need no account. A new account usually begins with some credits for pictures of your own; after that there are monthly plans.',
    },
    {
      question: 'Does Framewright have templates?',
      answer:
        'For advertisements it has layouts that adapt to each format. It has guided questions and examples for prompts. It has no templates for slides, documents or video.',
    },
  ],
  sources: [
    { label: 'Canva’s content license', href: 'https://www.canva.com/policies/content-license-agreement/' },
    { label: 'Canva’s terms for its AI products', href: 'https://www.canva.com/policies/ai-product-terms/' },
    { label: 'Canva’s plans', href: 'https://www.canva.com/pricing/' },
  ],
};
