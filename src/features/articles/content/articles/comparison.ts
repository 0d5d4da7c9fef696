import type { Article } from './article.ts';
import { planInWords } from './plan-figures.ts';

export const COMPARISON: Article = {
  page: 'comparison',
  heading: 'AI image generators compared',
  lead: 'There is no best generator, only one that suits the picture you need, the use you have for it, and what you may spend. This is how we would choose, and where we would not choose ourselves.',
  published: '2026-11-22',
  updated: '2026-11-22',
  sections: [
    {
      id: 'four-questions',
      heading: 'Four questions before any name',
      blocks: [
        'Lists of generators age within weeks; the questions that decide between them do not. Ask these first, and most names fall away by themselves.',
        {
          points: [
            '**What will the picture be used for?** A mood board forgives everything. An advertisement, a package or a book cover has to survive a lawyer, and then terms and training data matter more than the last bit of beauty.',
            '**What must be right in it?** Lettering, hands, a certain product, the same face twice: models differ most in exactly these.',
            '**How many do you need?** One picture a month and two thousand for a shop are different problems with different prices.',
            '**What may leave your house?** A prompt can give away a launch. Some tools show what you make to everybody unless you pay for privacy; others run on a machine of your own.',
          ],
        },
      ],
    },
    {
      id: 'six-kinds',
      heading: 'Six kinds of tools',
      blocks: [
        {
          caption: 'Kinds of image generators, with what each is better and worse at',
          head: ['Kind', 'Better at', 'Worse at'],
          rows: [
            [
              'Chat assistants (ChatGPT, Gemini)',
              'Long, exact instructions; lettering in pictures; changing a picture by talking about it',
              'Many pictures at once; the same result twice; knowing beforehand what a picture will cost you',
            ],
            [
              'Midjourney',
              'Atmosphere and style without effort; a large community to learn from',
              'Privacy on the smaller plans, where what you make is public; exact instructions',
            ],
            [
              'Adobe Firefly',
              'Work inside Photoshop and the rest of Adobe’s programs; training data that is licensed or out of copyright; legal protection in some contracts',
              'Use outside that family; a price that is easy to predict, since credits are counted differently by feature',
            ],
            [
              'Open models on your own machine (Stable Diffusion, FLUX, Qwen-Image)',
              'Privacy, unlimited tries, fine-tuning, full control over every step',
              'The first week: a strong graphics card, set-up, and licenses that differ from model to model',
            ],
            [
              'Generators of stock agencies (Getty Images, iStock)',
              'Legal safety: trained on their own licensed library and sold with an indemnity',
              'Freedom: no real people, no brands, and prices of an agency',
            ],
            [
              'Framewright',
              'Stock-like pictures with their origin written into the file; one price a picture that is charged on delivery; cut-outs, 4K downloads and whole ad campaigns in the same place; running it yourself',
              'Photographs of people and arbitrary scenes by the built-in engine alone; indemnities; a mobile app',
            ],
          ],
        },
        'The last row deserves a word more. Framewright comes with a painting engine that is not a neural network: it composes landscapes, objects in a studio, flat illustrations of people and abstract pictures, exactly the same for the same words and seed, and says so when it cannot draw what was asked for. Whoever runs a site can connect hosted models beside it. On this site, pictures can be painted by: {painters}.',
      ],
    },
    {
      id: 'rights',
      heading: 'Rights: three things that are often mixed up',
      blocks: [
        '**Permission** is what a provider’s terms let you do with the result. Most large providers give you all the rights that they could have, on paid plans at least. Exceptions are worth knowing: Midjourney, for instance, wants companies above a million dollars of yearly revenue on its larger plans, and some open models may not be used commercially without another license.',
        '**Copyright** is whether you can stop others from using the same picture. In the United States and in many other countries a picture that a machine made from a prompt has none, or only in what a person added to it. No provider’s terms can change that.',
        '**Liability** is who pays when somebody claims that the picture takes from their work. Adobe and Getty Images offer to stand in for certain customers, under conditions. Most others do not, and neither do we: if a campaign is large enough for this to keep you awake, buy from somebody who does.',
      ],
    },
    {
      id: 'price',
      heading: 'Price: count the pictures you keep',
      blocks: [
        'The number to compare is not the price of a picture but that of a picture you use. If you keep one in four, a picture for four cents costs sixteen. Three things move that number: how well the model follows your words, whether failures are charged, and whether you can repair a picture that is nearly right without starting over.',
        'In the autumn of 2026 the programming interfaces of the large providers charged roughly 2 to 13 US cents for a picture of about one megapixel. Subscriptions are harder to compare, since they count hours of computing, “credits” of changing worth, or nothing that they say aloud.',
        `Here, a picture by the built-in engine normally costs one credit, charged when it has been delivered and not before. The middle plan is ${planInWords('professional')}; the largest ${planInWords('enterprise')}. The smallest is honest only as a way to try things out: ${planInWords('starter')}. Unused monthly credits do not roll over, so a plan that is too large costs more than it looks. If you need fewer than a dozen pictures a month, a chat assistant that you already pay for is cheaper.`,
      ],
    },
    {
      id: 'control',
      heading: 'Control: what happens after the first try',
      blocks: [
        'First results are advertised; second ones are where work is done. Look for four things: a seed, so that the same words give the same picture; references, so that your product is your product; refinement, so that “at dusk” changes the light and nothing else; and shapes and sizes that fit where the picture goes.',
        'Chat assistants are the best at understanding a spoken change and the weakest at leaving the rest alone. Open models give you every lever, and the manual. Framewright’s own engine keeps the scene and changes what you asked for, takes an upload or a cut-out as a reference, makes up to four pictures at once, and paints a picture again at up to 4,096 pixels on its longer side. It has no brush and no layers; for that, take the file to an editor.',
      ],
    },
    {
      id: 'origin',
      heading: 'Origin: can others tell?',
      blocks: [
        'Platforms, customers and some laws increasingly ask whether a picture was generated. Two answers travel with a file: a metadata field for picture desks, and signed content credentials (C2PA), which also show whether the file was changed. Adobe, OpenAI and Google write one or both, Google adds an invisible watermark, open models write what you tell them to. Every file from here carries the metadata field, and nearly all carry credentials; drop any picture on [Verify](/verify) to read what it says.',
      ],
    },
    {
      id: 'how-to-test',
      heading: 'A test that takes an hour',
      blocks: [
        'Write down five pictures that you really needed in the last month. Give each generator the same five descriptions and two corrections. Count what you would have used, note the minutes, and divide what it cost by what you kept. An afternoon of that tells you more than any table, this one included. You can look through [the gallery](/gallery) first: every picture there shows the words that made it.',
      ],
    },
  ],
  questions: [
    {
      question: 'Which AI image generator is the best?',
      answer:
        'None is best at everything. Chat assistants follow long instructions and write legible letters, Midjourney has the strongest style, Adobe and Getty Images offer legal protection, open models on your own machine are the most private, and Framewright is made for stock-like pictures with a known origin and a known price.',
    },
    {
      question: 'May I use generated pictures commercially?',
      answer:
        'Usually, on the paid plans of most providers; read the terms of the one you use. Pictures made with Framewright may be used commercially; the few that need a credit line say so. Whether you can keep others from using the same picture is another question: in many countries generated pictures have no copyright.',
    },
    {
      question: 'What does a generated picture cost?',
      answer:
        'Through the programming interfaces of large providers roughly 2 to 13 US cents in autumn 2026. What counts is the price of a picture you keep: divide what you paid by the pictures you used.',
    },
    {
      question: 'Can I run a generator on my own machine?',
      answer:
        'Yes. Open models such as Stable Diffusion, FLUX and Qwen-Image run on a strong graphics card, each under a license of its own. Framewright is free software too, and its built-in engine needs no graphics card.',
    },
    {
      question: 'Can people see that a picture was generated?',
      answer:
        'Often. Many generators write metadata or signed content credentials into their files. They can be lost when a file is edited or uploaded somewhere, so their absence proves nothing.',
    },
  ],
  sources: [
    {
      label: 'Midjourney’s documentation, with its plans and terms',
      href: 'https://docs.midjourney.com/',
    },
    {
      label: 'Adobe on what Firefly is trained on',
      href: 'https://www.adobe.com/ai/overview/firefly/gen-ai-approach.html',
    },
    { label: 'OpenAI’s terms of use', href: 'https://openai.com/policies/terms-of-use/' },
    { label: 'Getty Images on its generator', href: 'https://www.gettyimages.com/ai' },
    { label: 'US Copyright Office on artificial intelligence', href: 'https://www.copyright.gov/ai/' },
    { label: 'The C2PA specification', href: 'https://c2pa.org/' },
  ],
};
