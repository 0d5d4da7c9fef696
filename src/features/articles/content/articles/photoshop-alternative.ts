import type { Article } from './article.ts';
import { planInWords } from './plan-figures.ts';

export const PHOTOSHOP_ALTERNATIVE: Article = {
  page: 'photoshopAlternative',
  heading: 'An alternative to Photoshop?',
  lead: 'Nothing in a browser replaces Photoshop in the hands of somebody who knows it. But a good part of what it is opened for is a single step, and some of those steps are done sooner by asking.',
  published: '2026-11-22',
  updated: '2026-11-22',
  sections: [
    {
      id: 'short-answer',
      heading: 'The short answer',
      blocks: [
        'Photoshop changes pictures you have. Framewright makes pictures you do not have, and does three common jobs to those you do: it takes the background out, makes them larger, and converts them. If your work is retouching, compositing, print separations or anything with layers, keep Photoshop. If you open it to cut out a product, to find a backdrop, or to save the same banner in twelve sizes, there is a shorter way.',
      ],
    },
    {
      id: 'task-by-task',
      heading: 'Task by task',
      blocks: [
        {
          caption: 'Photoshop and Framewright, task by task',
          head: ['Task', 'Photoshop', 'Framewright', 'Better'],
          rows: [
            [
              'Retouching a portrait, color grading, dodge and burn',
              'What it is made for, down to the pixel',
              'Not possible',
              'Photoshop',
            ],
            [
              'Layers, masks, blend modes, smart objects',
              'The standard of the trade',
              'None; advertisements come as SVG with named layers',
              'Photoshop',
            ],
            [
              'Cutting a product out of its background',
              'One click, then as much care by hand as you like',
              'One step, at full size up to 50 megapixels; no brush for corrections',
              'Even for clear edges; Photoshop for difficult ones',
            ],
            [
              'Filling in or extending part of a picture',
              'Generative Fill and Generative Expand, in place',
              'No selection tool; a whole picture is refined by words',
              'Photoshop',
            ],
            [
              'A new background, backdrop or texture from words',
              'Possible, one document at a time',
              'The main thing: choices, references, four at once, every prompt kept',
              'Framewright',
            ],
            [
              'A product in a scene',
              'Full control, if you can light it',
              'Upload it, describe the scene, and get four proposals',
              'Framewright for speed, Photoshop for the final one',
            ],
            [
              'Enlarging',
              'Several methods, with controls',
              'Up to 4,096 pixels: re-rendered where the built-in engine made it, by a neural network or by Lanczos otherwise',
              'Even',
            ],
            [
              'One banner in many sizes',
              'Artboards, actions and patience',
              'More than seventy sizes laid out at once, with checks',
              'Framewright',
            ],
            [
              'CMYK, raw files, 16 bits, PSD',
              'All of them',
              'None of them: sRGB with 8 bits in PNG, JPEG, WebP and AVIF',
              'Photoshop',
            ],
          ],
        },
      ],
    },
    {
      id: 'needs-an-editor',
      heading: 'What needs an editor',
      blocks: [
        'A useful test is whether you could tell a colleague in one sentence what to do. “Take out the background” passes. “Make her smile a little less, lift the shadow under the chin, and match the skin to the other shot” does not: it is a judgment about a picture that exists, made in small steps with an eye on the result. Generators redraw, and what is redrawn is not what was there. For news, evidence, medicine, art reproduction, and for any picture of a real person, that is reason enough to edit by hand.',
        'The same goes for the end of the work. Trapping, profiles and proofs belong to programs that know what ink is.',
      ],
    },
    {
      id: 'needs-a-sentence',
      heading: 'What needs a sentence',
      blocks: [
        {
          points: [
            '**Backdrops.** Marble, silk, bokeh, a hill at dawn: pictures that should look good and mean little. They take a minute and cost a credit.',
            '**Products in places.** Upload a cut-out or a photograph, say where it stands, and compare four versions before anybody books a studio.',
            '**Variations.** The same scene at noon, at dusk, in snow. Refinement here keeps what you did not mention.',
            '**Drafts.** A picture that shows a photographer or a client what you mean is worth more than the paragraph that describes it.',
            '**Formats.** Conversion and enlargement cost no credits.',
          ],
        },
        'The limits are those of what paints. The built-in engine does landscapes, studio objects, flat illustrations of people and abstracts, and tells you when something is beyond it; photographs of people are. On this site pictures can be painted by: {painters}. Photoshop’s own generators make photographic material, are trained on licensed and public-domain pictures, and in some contracts come with Adobe’s promise to stand in when somebody makes a claim. We make no such promise.',
      ],
    },
    {
      id: 'learning',
      heading: 'Time to learn, time to do',
      blocks: [
        'Photoshop repays years. It also asks for weeks before the first good mask, and for a machine that carries it. Here there is little to learn: write what you see in your mind, or answer the questions of the prompt builder, and look. The other side of that coin is a ceiling that you reach quickly. If you do picture work every day, learn an editor; if only on Fridays, you may not have to.',
      ],
    },
    {
      id: 'cost',
      heading: 'What it costs',
      blocks: [
        'Photoshop is a subscription, alone or with others of Adobe’s programs, and its generative features draw on a monthly allowance that depends on the plan. Affinity, GIMP and Photopea are cheaper or free editors, and for many of the jobs in the left column of our table they are the alternative to look at first; a generator is not.',
        `Here a picture by the built-in engine normally costs one credit, charged when it is delivered; a cut-out is paid in the same way, and downloads in other formats and sizes are free. The middle plan is ${planInWords('professional')}. Credits end with their month.`,
      ],
    },
    {
      id: 'together',
      heading: 'Using both',
      blocks: [
        'Make backdrop and cut-out here, open both in Photoshop, and do there what only a hand can do: the contact shadow, the edge of the hair, the last five percent of color. Download PNG for that, at up to 4,096 pixels, so that nothing is lost on the way. Advertisements arrive as SVG with named layers, which Illustrator and Figma open with their texts still texts.',
        'One thing to know: files from here carry signed content credentials. Editing breaks the signature, as it should, and a program that supports them, as Photoshop can, records its own steps instead. [Verify](/verify) shows what is left.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can Framewright replace Photoshop?',
      answer:
        'For retouching, compositing, print work and layers it cannot. For cutting out products, making backdrops, enlarging, converting and laying out advertisements in many sizes it often can.',
    },
    {
      question: 'Can I edit part of a picture, as with Generative Fill?',
      answer:
        'No. There is no selection tool: a picture is refined as a whole by words. The built-in engine keeps what was not asked to change.',
    },
    {
      question: 'Can I download PSD files?',
      answer:
        'No. Pictures come as PNG, JPEG, WebP or AVIF, and advertisements also as SVG with named layers and text that stays text.',
    },
    {
      question: 'How good is the background removal?',
      answer:
        'Clear edges such as products, furniture and people against a background come out well, at the full size of the upload. Glass, smoke and fine hair against a similar background need work by hand, for which an editor is better.',
    },
    {
      question: 'What are free alternatives to Photoshop for editing?',
      answer:
        'GIMP is free software, Photopea runs in a browser, and Affinity is a full editor at a low price or none. They edit pictures by hand, which a generator does not.',
    },
  ],
  sources: [
    { label: 'Photoshop, by Adobe', href: 'https://www.adobe.com/products/photoshop.html' },
    {
      label: 'Adobe on what Firefly is trained on',
      href: 'https://www.adobe.com/ai/overview/firefly/gen-ai-approach.html',
    },
    { label: 'GIMP', href: 'https://www.gimp.org/' },
    { label: 'Photopea', href: 'https://www.photopea.com/' },
  ],
};
