/** Words for each staging in their base form, most specific first. */
export const STAGING_WORDS = {
  podium: 'podium, pedestal, plinth, stage, studio, display, showcase',
  'neon-ring': `neon, cyberpunk, cyber, futuristic, glow, nightclub, club, laser, led, gaming, gamer,
    synthwave, hologram, tech, technology, night, electric, music, sport, sneaker`,
  marble: `marble, luxury, luxurious, premium, elegant, jewelry, jewellery, gold, golden, perfume, watch,
    stone, granite, spa`,
  'wood-desk': `wood, wooden, desk, table, tabletop, oak, walnut, rustic, kitchen, cafe, coffee, office, home,
    cozy, cosy, workspace, bakery, restaurant, book, business, education`,
  nature: `nature, natural, organic, leaf, leaves, forest, garden, plant, jungle, tropical, botanical, eco,
    sustainable, sustainability, moss, herbal, green, spring, outdoor, wellness, skincare`,
  'pastel-geometry': `pastel, geometry, geometric, playful, arch, shapes, memphis, candy, kids, toy, colorful,
    colourful, abstract, creative, cute, minimal, minimalist`,
  holiday: `holiday, christmas, xmas, festive, gift, bauble, ornament, winter, bokeh, celebration, party,
    new year, seasonal, december, advent`,
  water: `water, sea, ocean, lake, pool, splash, wave, aqua, ripple, fresh, hydrating, beach, summer, rain,
    wet, swim`,
  'sunlit-wall': `sunlit, sunlight, window, sunny, sun, shadow, wall, blinds, morning, warm, terracotta,
    plaster, interior, travel, fashion`,
  paper: 'cyclorama, seamless paper, paper backdrop, infinity cove',
};

/** The kind of set for a reference picture. */
export type Staging = keyof typeof STAGING_WORDS;

export const STAGINGS = Object.keys(STAGING_WORDS) as Staging[];
