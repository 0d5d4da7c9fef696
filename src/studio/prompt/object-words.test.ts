import { describe, expect, it } from 'vitest';
import type { ObjectArchetype } from '../objects/object-scene.ts';
import { understandPrompt } from './understand-prompt.ts';

const EXPECTED: Record<ObjectArchetype, string[]> = {
  podium: [
    'Empty product podium in pastel pink',
    'Minimal pedestal for cosmetics with soft shadows',
    'marble podium with gold trim',
    'Product display stage, beige background',
    'skincare product photography mockup',
    'Perfume showcase on a round platform',
    'green podium with palm leaf shadow',
    'Luxury display stand for a beauty brand',
  ],
  geometry: [
    'Geometric shapes floating in the air',
    'abstract 3D composition with spheres and cubes',
    'Still life of geometric solids in pastel colours',
    'minimalist geometry, blue and coral',
    'glossy torus and golden sphere',
    'Floating shapes, 3D render',
    'purple cube and golden sphere, studio light',
    'balanced primitives, modern art',
  ],
  chart: [
    'Rising bar chart with an arrow',
    'Business growth concept, blue bars',
    'stacks of gold coins, savings concept',
    'Financial success and investment',
    'revenue graph going up',
    'Stock market statistics in 3D',
    'money growth, coins and chart',
    'sales analytics report',
  ],
  lock: [
    'Cyber security padlock on a digital network',
    'shield with a tick, data protection',
    'Golden padlock on a pink background',
    'Secure encryption, glowing lock',
    'privacy and data security concept',
    'antivirus shield',
    'Firewall protecting a network',
    'online banking password security',
  ],
};

describe('prompts of things in a studio', () => {
  const table = Object.entries(EXPECTED).flatMap(([archetype, prompts]) =>
    prompts.map((prompt) => [prompt, archetype] as const),
  );

  it.each(table)('%s → %s', (prompt, archetype) => {
    expect(understandPrompt(prompt).archetype).toBe(archetype);
  });
});
