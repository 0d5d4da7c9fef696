/** Pictures of styles without an example prompt; `scripts/paint-examples.ts` makes them too. */
export const STYLE_SAMPLES = [
  {
    title: 'Teamwork Drawn',
    prompt:
      'Flat vector illustration of a cheerful team around a table with laptops and sticky notes, bright office, bold clean colors',
    thumbnail: '/examples/teamwork-drawn.webp',
    seed: 31,
  },
  {
    title: 'Low Poly Peaks',
    prompt: 'Low poly triangles in teal, peach and violet, faceted mountains at dusk, crisp edges',
    thumbnail: '/examples/low-poly-peaks.webp',
    seed: 4,
  },
  {
    title: 'Pop Art Waves',
    prompt: 'Pop art halftone dots in coral, yellow and turquoise, bold comic rays, high contrast',
    thumbnail: '/examples/pop-art-waves.webp',
    seed: 5,
  },
  {
    title: 'Afternoon in the Cafe',
    prompt:
      'Group of friends laughing together around a table in a bright cafe, cups of coffee, warm afternoon light, candid and happy',
    thumbnail: '/examples/afternoon-in-the-cafe.webp',
    seed: 12,
  },
  {
    title: 'Sails at Noon',
    prompt:
      'Sailing boat with white sails on a deep blue sea under a bright midday sky with white clouds, fresh breeze',
    thumbnail: '/examples/sails-at-noon.webp',
    seed: 3,
  },
  {
    title: 'Balloons at Dawn',
    prompt: 'Hot air balloons over rolling hills at sunrise, soft mist in the valleys, warm light',
    thumbnail: '/examples/balloons-at-dawn.webp',
    seed: 7,
  },
] as const;
