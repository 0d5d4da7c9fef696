import { describe, expect, test } from 'vitest';
import { GALLERY_SUBJECTS } from '#adapters/text-models/builtin/gallery-subjects';
import { explainPainting } from '#engines/painter/explain';
import { isPeople } from '#engines/studio/archetypes';
import { createRandom } from '#engines/studio/math/seeded-random';
import { planPicture } from '#engines/studio/plan/plan-picture';
import { chooseCategories } from '#features/gallery/rules/choose-categories';
import { CONTENT_CATEGORIES, type ContentCategory } from '#features/images/contract/enumerations';
import { describeTextModel } from '#testing/text-model-suite';
import { createRulesModeration } from '../../moderation/rules/rules-moderation.ts';
import { createBuiltinTextModel } from './builtin-text-model.ts';

describeTextModel('the built-in writer', async () => ({ model: createBuiltinTextModel() }));

const categories = Object.keys(CONTENT_CATEGORIES) as ContentCategory[];
const options = { signal: new AbortController().signal };

/** Archetypes, or drawings of things, that a picture of each category may show. */
const FITTING: Record<ContentCategory, string> = {
  business:
    'chart desk podium city gears team-meeting presentation handshake trophy shopping-cart briefcase coin-stack people',
  technology: 'servers particles lock blocks bulb phone dna gears robot rocket shield',
  wellness:
    'zen sea lake mountains hills forest yoga-class doctor avocado lotus people potted-plant monstera-plant leaf-fluttering-in-wind',
  nature: 'mountains lake sea hills forest fields waterfall dunes coast snow aurora sunflower butterfly',
  abstract:
    'silk marble ribbons bokeh gradient low-poly paper waves isometric halftone print geometry sphere cube torus',
  lifestyle:
    'coffee people family remote-work classroom portrait sea hills bokeh cupcake wrapped-gift bicycle',
  sustainability:
    'hills fields sea forest battery zen seedling bicycle potted-plant monstera-plant leaf-fluttering-in-wind',
  travel: 'island city canyon sea mountains lake hills fields coast dunes luggage compass bicycle',
};

const SAMPLE = 300;

/** Archetypes, or names of drawings, in the picture that the gallery plans for a prompt; `photo` of one without a credit. */
function motifsOf(prompt: string): string[] {
  const { engine, models } = explainPainting(prompt, undefined, { creditFree: true });
  if (engine === 'photo-studio')
    return models.every(({ license }) => license === 'CC0-1.0') ? ['photo'] : ['credit'];
  const { content } = planPicture(prompt);
  if (!content) return ['nothing'];
  if (content.kind === 'artwork') return content.things.map(({ thing }) => thing.icon);
  if (content.kind === 'lettering') return ['lettering'];
  return content.kind === 'overlay' ? [...content.homes] : [content.archetype];
}

describe.each(categories)('prompts about %s', (category) => {
  test('name something of the category that is drawn or photographed without a credit', async () => {
    const random = createRandom(7);
    const model = createBuiltinTextModel({ random: () => random.next() });
    const fitting = FITTING[category].split(' ');
    const strays: string[] = [];
    const recent: string[] = [];
    for (let draw = 0; draw < SAMPLE; draw += 1) {
      const { prompt } = await model.writeImagePrompt({ category, recent }, options);
      recent.unshift(prompt);
      const drawn = motifsOf(prompt);
      if (!drawn.every((one) => one === 'photo' || fitting.includes(one)))
        strays.push(`${prompt}: ${drawn.join(' or ')}`);
    }
    expect(strays).toEqual([]);
  });

  test('are drawn in full', () => {
    const partly: string[] = [];
    for (const { things, places, touches } of GALLERY_SUBJECTS[category]) {
      const beginnings = things.flatMap((thing) => places.map((place) => `${thing} ${place}`));
      const rounds = Math.max(...touches.map((row) => row.length));
      beginnings.forEach((beginning, at) => {
        // Every touch with every subject, and every beginning with several touches.
        for (let round = at % 3; round < rounds; round += 3) {
          const chosen = touches.map((row, place) => row[(at * place + round) % row.length]!);
          const prompt = [beginning, ...chosen].join(', ');
          const { drawsPrompt, leftOut } = explainPainting(prompt);
          if (!drawsPrompt || leftOut.length > 0)
            partly.push(`${prompt}: ${leftOut.map(({ words }) => words).join(', ')}`);
        }
      });
    }
    expect(partly).toEqual([]);
  });

  test('are at least 50,000, all different, and pass moderation', async () => {
    const prompts = GALLERY_SUBJECTS[category].flatMap(({ things, places, touches }) =>
      touches.reduce<string[]>(
        (begun, row) => begun.flatMap((beginning) => row.map((touch) => `${beginning}, ${touch}`)),
        things.flatMap((thing) => places.map((place) => `${thing} ${place}`)),
      ),
    );
    expect(new Set(prompts).size).toBe(prompts.length);
    expect(prompts.length).toBeGreaterThanOrEqual(50_000);
    const moderation = createRulesModeration();
    for (let index = 0; index < prompts.length; index += 97)
      expect([prompts[index], await moderation.judgePrompt(prompts[index]!)]).toEqual([
        prompts[index],
        { decision: 'allow' },
      ]);
  });

  test('do not repeat a subject before all have been used', async () => {
    const model = createBuiltinTextModel();
    const recent: string[] = [];
    const subjects = GALLERY_SUBJECTS[category];
    for (let draw = 0; draw < subjects.length; draw += 1)
      recent.unshift((await model.writeImagePrompt({ category, recent }, options)).prompt);
    for (const { things, places } of subjects) {
      const beginnings = things.flatMap((thing) => places.map((place) => `${thing} ${place},`));
      expect(recent.filter((prompt) => beginnings.some((begun) => prompt.startsWith(begun)))).toHaveLength(1);
    }
  });
});

describe('a new gallery', () => {
  /** The first 48 prompts as the gallery shows them, newest first. */
  async function firstPrompts(seed: number): Promise<string[]> {
    const random = createRandom(seed);
    const model = createBuiltinTextModel({ random: () => random.next() });
    const byCategory = new Map<string, string[]>();
    return await chooseCategories(new Map(), 48).reduce<Promise<string[]>>(async (earlier, category) => {
      const shown = await earlier;
      const recent = byCategory.get(category) ?? [];
      const { prompt } = await model.writeImagePrompt({ category, recent }, options);
      byCategory.set(category, [prompt, ...recent]);
      return [prompt, ...shown];
    }, Promise.resolve([]));
  }

  /** The thing that is photographed, or that stands in a landscape, or else the scene. */
  function motifOf(prompt: string): string {
    if (motifsOf(prompt).includes('photo')) return String(explainPainting(prompt).head);
    const { content } = planPicture(prompt);
    const overlays = content && 'overlays' in content ? content.overlays.map(({ kind }) => kind) : [];
    return (overlays.length > 0 ? overlays : motifsOf(prompt)).join(' ');
  }

  test.each([1, 2, 3, 4, 5, 6])(
    'shows no motif twice within 24 pictures, one cartoon and no bokeh (seed %i)',
    async (seed) => {
      const prompts = await firstPrompts(seed);
      const motifs = prompts.map(motifOf);
      const repeated = motifs.filter((motif, at) => motifs.slice(at + 1, at + 24).includes(motif));
      expect(repeated).toEqual([]);
      expect(motifs).not.toContain('bokeh');
      expect(motifs.filter(isPeople).length).toBeLessThanOrEqual(1);
    },
  );

  test('opens with drawings of effect, which are painted last; six photographs and more follow', async () => {
    const prompts = await firstPrompts(7);
    const motifs = prompts.map((prompt) => motifsOf(prompt).join(' '));
    expect(prompts.slice(0, 8).map(motifOf)).toEqual(
      expect.arrayContaining('balloons battery silk aurora lotus dna city'.split(' ')),
    );
    expect(motifs.filter((motif) => motif === 'photo').length).toBeGreaterThanOrEqual(6);
    // The first twelve are painted within a minute.
    expect(motifs.slice(-12)).not.toContain('photo');
  });
});

test('a third of the subjects and more are photographed', () => {
  const subjects = Object.values(GALLERY_SUBJECTS).flat();
  const photos = subjects.filter(
    ({ things, places }) => explainPainting(`${things[0]} ${places[0]}`).engine === 'photo-studio',
  );
  expect(photos.length).toBeGreaterThanOrEqual(60);
  expect(photos.length).toBeGreaterThan(subjects.length / 3);
});

test('an unknown category is rejected', async () => {
  const model = createBuiltinTextModel();
  await expect(
    model.writeImagePrompt({ category: 'constructor', recent: [] }, options),
  ).rejects.toMatchObject({
    kind: 'rejected',
  });
});

describe('ads', () => {
  const model = createBuiltinTextModel();
  const subject = { prompt: 'Create an ad for handmade ceramic mugs, 20% off until Sunday' };
  const copyRequest = {
    subject,
    tone: 'casual' as const,
    limits: {
      headline: 40,
      description: 90,
      count: 'plain' as const,
      callToActions: ['Learn more', 'Shop now'],
      hashtags: 0,
    },
  };

  test('have copy and a prompt for their picture', async () => {
    const copy = await model.writeAdCopy(copyRequest, options);
    expect(copy.headlines).toContain('20% Off Until Sunday');
    expect(copy.callToActions).toContain('Learn more');
    expect(copy.hashtags).toEqual([]);
    expect(await model.writeAdVisual({ subject, width: 100, height: 100 }, options)).toMatch(
      /^Handmade ceramic mugs/,
    );
  });

  test('are not written after an abort, nor without a subject', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(model.writeAdCopy(copyRequest, { signal })).rejects.toThrow('gone');
    await expect(model.writeAdVisual({ subject, width: 1, height: 1 }, { signal })).rejects.toThrow('gone');
    await expect(model.writeAdCopy({ ...copyRequest, subject: {} }, options)).rejects.toMatchObject({
      kind: 'rejected',
    });
  });
});
