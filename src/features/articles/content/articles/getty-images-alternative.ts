import type { Article } from './article.ts';
import { planInWords } from './plan-figures.ts';

export const GETTY_ALTERNATIVE: Article = {
  page: 'gettyAlternative',
  heading: 'An alternative to Getty Images?',
  lead: 'An agency sells you a photograph that exists, with papers. A generator makes one that does not, without them. Both can be right, and it is worth knowing for what.',
  published: '2026-11-22',
  updated: '2026-11-22',
  sections: [
    {
      id: 'short-answer',
      heading: 'The short answer',
      blocks: [
        'If the picture has to be true, license a photograph. If it has to be safe, license a photograph, or a generated picture from somebody who takes the risk. If it only has to be good and fit your text, you may not need an agency: a generated picture shows what you had in mind, and costs cents.',
        'Getty Images, with iStock, is one of the largest sources of the first two. Framewright is a source of the third, and a poor source of the others. We say so because the mistakes in both directions are expensive.',
      ],
    },
    {
      id: 'side-by-side',
      heading: 'Side by side',
      blocks: [
        {
          caption: 'Getty Images and Framewright, need by need',
          head: ['What you need', 'Getty Images', 'Framewright', 'Better'],
          rows: [
            [
              'News, sport, celebrities, history',
              'Photographers on the spot and archives that go back for more than a century',
              'Impossible: a generated picture shows nothing that happened',
              'Getty Images',
            ],
            [
              'Real people with releases',
              'Model and property releases on file for creative pictures',
              'No real people at all; illustrated ones by the built-in engine',
              'Getty Images',
            ],
            [
              'Legal protection',
              'Warranties and indemnification are part of the license',
              'None',
              'Getty Images',
            ],
            [
              'Exclusive use',
              'Can be bought for some pictures',
              'Cannot: similar words may give similar pictures',
              'Getty Images',
            ],
            ['Video, music, editorial video', 'Large collections', 'None', 'Getty Images'],
            [
              'A certain scene that nobody has photographed',
              'As near as the search gets you',
              'Describe it, then refine it',
              'Framewright',
            ],
            [
              'Backgrounds, textures, concepts',
              'Millions, at an agency’s price',
              'Free in the gallery, or one credit made to measure',
              'Framewright',
            ],
            [
              'Your product in the picture',
              'A shoot on commission',
              'Upload it as a reference',
              'Framewright for drafts and shops; a shoot for the campaign',
            ],
            [
              'Simple terms',
              'Royalty-free and editorial licenses, each with limits of its own',
              'One rule for all: any lawful use, commercially too; the few pictures that need a credit line say so',
              'Framewright',
            ],
          ],
        },
      ],
    },
    {
      id: 'what-you-pay-for',
      heading: 'What you pay an agency for',
      blocks: [
        'Not the pixels. You pay for a photographer who was there, for an editor who threw away the other nine hundred, for a caption that somebody checked, for signatures of the people shown, and for a company that answers when a claim arrives. When a newspaper prints a picture, or a bank puts a face on a poster, all five are worth their price.',
        'Editorial pictures have a limit that surprises newcomers: they may illustrate a story and not sell a product, since nobody in them agreed to that. Read which kind you have before you put it on a package.',
      ],
    },
    {
      id: 'agency-generators',
      heading: 'The agencies generate, too',
      blocks: [
        'Getty Images has a generator of its own. It was trained on the agency’s creative library, pays contributors whose work was part of that, does not make pictures of real public figures, and sells results under a license that includes an indemnity. What it makes is not put into the library for others. If you want generated pictures and a signature under the risk, that is the better offer, and Adobe has a similar one for some of its customers.',
        'What you give up there is freedom and price: brands and people are blocked more strictly, and the cost of a picture is that of an agency.',
      ],
    },
    {
      id: 'what-generated-means',
      heading: 'What you get here',
      blocks: [
        '[The gallery](/gallery) is a collection of generated pictures that grows by itself. You search it by what you see, download without an account, and use what you find commercially. What is not there you describe. The built-in engine paints landscapes, objects in a studio, flat illustrations of people and abstract backgrounds; on this site pictures can be painted by: {painters}.',
        'Every file says that it was generated. That is a matter of honesty, and of use: picture desks, platforms and some laws ask for it, and you can show it with [Verify](/verify) instead of asserting it. It also means that nobody should pass such a picture off as a photograph of something that happened. Where your reader would feel deceived to learn how the picture was made, do not use one.',
        'Rights are simple because there is little to give: as far as there are any in a generated picture, and they are ours, they are yours. In many countries there are none, so another person could use the same file. If you need a picture that nobody else may have, you need a photographer.',
      ],
    },
    {
      id: 'cost',
      heading: 'What it costs',
      blocks: [
        'Agencies price by size, use, and whether you buy one picture or a package; a single large picture from the main collection can cost several hundred dollars when it is bought by itself, and iStock is a good deal cheaper. Look up your own case: prices depend on the use that you declare.',
        `Here the gallery is free. A picture of your own by the built-in engine normally costs one credit, charged when it is delivered. The largest plan is ${planInWords('enterprise')}, the middle one ${planInWords('professional')}. Cheap is not the same as worth it: count the minutes until a picture is right, and what it would cost to replace it once it has been printed.`,
      ],
    },
    {
      id: 'decide',
      heading: 'How to decide in a minute',
      blocks: [
        {
          points: [
            'Does the picture claim that something happened, or that somebody looks like this? Photograph.',
            'Would a lawsuit over it hurt you more than the price of a license? Agency, photographed or generated.',
            'Must nobody else have it? Commission it.',
            'Is it a mood, a backdrop, a concept, a draft, a header, a slide? Generate it, or take one from the gallery.',
            'Unsplash and Pexels have free photographs of real places, which are better than generated ones whenever the place matters.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is Framewright a replacement for Getty Images?',
      answer:
        'For backgrounds, concepts and scenes that nobody has photographed it can be. For news, sport, real people, exclusive pictures and legal protection it is not.',
    },
    {
      question: 'Are the pictures free of rights of others?',
      answer:
        'Pictures by the built-in engine are computed by rules and copy nothing, but nobody can promise that a picture resembles no protected one, and no indemnity is given. Check before you use a picture where it matters.',
    },
    {
      question: 'Do I have to name the source?',
      answer:
        'Not for our sake. Some laws and platforms want you to say that a picture is generated, and the file says so in its metadata.',
    },
    {
      question: 'Can I upload these pictures to a stock agency?',
      answer:
        'Our terms allow it. Agencies have rules of their own about generated pictures, and several do not accept them: ask them first, and do not hide where a picture comes from.',
    },
    {
      question: 'Does Getty Images offer generated pictures as well?',
      answer:
        'Yes. Its generator was trained on its own licensed library, and results come with an indemnity. If legal safety is what you pay for, it is the better choice.',
    },
  ],
  sources: [
    { label: 'Getty Images’ license agreement', href: 'https://www.gettyimages.com/eula' },
    { label: 'Getty Images on its generator', href: 'https://www.gettyimages.com/ai' },
    { label: 'iStock’s license agreement', href: 'https://www.istockphoto.com/legal/license-agreement' },
    { label: 'Unsplash’s license', href: 'https://unsplash.com/license' },
  ],
};
