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
  blocks: [
    'Blockchain technology, glowing cubes',
    'chain of blocks on a dark background',
    'cryptocurrency concept in blue',
    'Bitcoin ledger, linked cubes',
    'web3 and decentralized finance',
    'smart contract network, neon',
    'NFT token blocks in pastel colours',
    'distributed ledger, digital chain',
  ],
  bulb: [
    'Light bulb, creative idea',
    'glowing Edison bulb on dark background',
    'innovation concept, one bulb among many',
    'A lightbulb with a warm filament',
    'inspiration and brainstorm',
    'bright idea on a yellow background',
    'invention, electric bulb',
    'hanging bulbs, startup creativity',
  ],
  gears: [
    'Metal gears working together',
    'cogwheels and machinery',
    'Engineering concept with colourful gears',
    'golden clockwork mechanism',
    'process automation in a factory',
    'industrial gear system',
    'teamwork gears, business workflow',
    'mechanical precision, steel cogs',
  ],
  zen: [
    'Zen stones and a green plant',
    'balanced stones in a spa',
    'potted plant on a wooden shelf',
    'Wellness still life with candle',
    'succulent in a ceramic pot',
    'stacked pebbles, harmony',
    'spa relaxation with aromatherapy candle',
    'monstera houseplant, minimal interior',
  ],
  dna: [
    'DNA double helix in blue',
    'genetic research, glowing helix',
    'Biotechnology concept',
    'molecule and genome science',
    'medical DNA strand on white',
    'CRISPR gene editing',
    'purple helix, life science',
    'laboratory genetics background',
  ],
  battery: [
    'Battery charging, green energy',
    'fully charged battery with lightning bolt',
    'lithium battery technology',
    'smartphone charger cable and power bank',
    'EV charging concept',
    'energy storage for renewable power',
    'neon battery on black',
    'rechargeable batteries',
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
