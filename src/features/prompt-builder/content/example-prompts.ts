import type { TemplateCategory } from './template-sets/template-set.ts';

/** A finished prompt to begin from. */
export interface ExamplePrompt {
  title: string;
  prompt: string;
  /** The label of its card. */
  style: string;
  /** Address of a picture of the prompt, 480 by 360 pixels, painted by `scripts/paint-examples.ts`. */
  thumbnail: string;
  /** The lot that its thumbnail was painted with, a uint32. */
  seed: number;
}

/** Three for each category. */
export const EXAMPLE_PROMPTS: Record<TemplateCategory, readonly ExamplePrompt[]> = {
  professional: [
    {
      title: 'Business Executive',
      prompt:
        'Business executive in a tailored navy suit standing in a bright corner office, arms folded with an easy smile, soft window light from the left, 85mm lens at f/1.8, calm and confident corporate mood',
      style: 'Corporate',
      thumbnail: '/examples/business-executive.webp',
      seed: 12,
    },
    {
      title: 'Doctor and Patient',
      prompt:
        'Doctor with a stethoscope taking time for a patient in a bright modern clinic, an open and reassuring talk, pale green walls, daylight from a tall window, warm and professional mood',
      style: 'Healthcare',
      thumbnail: '/examples/doctor-and-patient.webp',
      seed: 11,
    },
    {
      title: 'Teacher in Class',
      prompt:
        'Teacher and students in a bright classroom, raised hands and a chalk-dusted blackboard, lively and attentive, broad north light, 35mm reportage framing with room for a headline',
      style: 'Education',
      thumbnail: '/examples/teacher-in-class.webp',
      seed: 13,
    },
  ],
  business: [
    {
      title: 'Modern Startup Team',
      prompt:
        'Modern startup team brainstorming around one long table in a brick loft with tall windows, sticky notes in two colors, energetic and optimistic, natural light, candid editorial framing',
      style: 'Candid',
      thumbnail: '/examples/modern-startup-team.webp',
      seed: 14,
    },
    {
      title: 'Growth in Gold',
      prompt:
        'Rising bar chart with stacks of gold coins in ascending steps on polished stone, deep teal surroundings, one large softbox from the left, shallow focus, financial growth and confidence',
      style: 'Still Life',
      thumbnail: '/examples/growth-in-gold.webp',
      seed: 13,
    },
    {
      title: 'The Handshake',
      prompt:
        'Two partners shaking hands after closing a business deal in a glass-walled office, warm and collegial mood, late daylight through blinds, clean corporate photography in cool tones',
      style: 'Corporate',
      thumbnail: '/examples/the-handshake.webp',
      seed: 14,
    },
  ],
  technology: [
    {
      title: 'AI Visualization',
      prompt:
        'Artificial intelligence as a glowing neural network of thousands of fine nodes, electric blue and cyan on deep navy, depth haze, crisp and scientific, dense at the center and open at the rim',
      style: 'Futuristic',
      thumbnail: '/examples/ai-visualization.webp',
      seed: 14,
    },
    {
      title: 'Server Aisle',
      prompt:
        'Data center aisle with long rows of server racks and a mirror floor, teal and cyan light, one-point perspective down the middle, cold and immaculate, tack-sharp to the vanishing point',
      style: 'Cinematic',
      thumbnail: '/examples/server-aisle.webp',
      seed: 12,
    },
    {
      title: 'Under Lock and Key',
      prompt:
        'Cybersecurity padlock of brushed steel with a glowing keyhole, indigo and violet surroundings, thin rim light from behind, low angle that makes it monumental, sleek and professional',
      style: '3D Render',
      thumbnail: '/examples/under-lock-and-key.webp',
      seed: 13,
    },
  ],
  wellness: [
    {
      title: 'Morning Yoga',
      prompt:
        'Morning yoga in lotus pose on an empty beach at sunrise, calm sea and a soft pastel sky, warm backlight with gentle flare, serene and unhurried, wide view with a small figure',
      style: 'Serene',
      thumbnail: '/examples/morning-yoga.webp',
      seed: 13,
    },
    {
      title: 'Stones in Balance',
      prompt:
        'Balanced zen stones beside smooth black pebbles and a green leaf, a quiet spa still life, sage and cream tones, one large softbox from the left, shallow focus with a creamy fall-off',
      style: 'Minimalist',
      thumbnail: '/examples/stones-in-balance.webp',
      seed: 13,
    },
    {
      title: 'Forest Bathing',
      prompt:
        'Forest path between tall beeches in fresh spring green, sunbeams between the trunks in the golden hour, moss on both sides, leading lines drawing the eye inward, deeply relaxed',
      style: 'Natural',
      thumbnail: '/examples/forest-bathing.webp',
      seed: 11,
    },
  ],
  nature: [
    {
      title: 'Mountain Sunrise',
      prompt:
        'Jagged alpine mountain range at sunrise above a green valley, first light on the summits, clear air and long shadows, wide 24mm view with a strong foreground, majestic and unhurried',
      style: 'Landscape',
      thumbnail: '/examples/mountain-sunrise.webp',
      seed: 1,
    },
    {
      title: 'Lake like a Mirror',
      prompt:
        'Still mountain lake ringed by pines in the golden hour, perfect reflections, heaped white clouds, balanced top and bottom like a mirror image, serene and airy',
      style: 'Landscape',
      thumbnail: '/examples/lake-like-a-mirror.webp',
      seed: 2,
    },
    {
      title: 'Northern Lights',
      prompt:
        'Aurora borealis in tall green and violet curtains over a still lake, bright reflections in the water, low horizon and a huge vivid sky, long exposure from a tripod, majestic and quiet',
      style: 'Night',
      thumbnail: '/examples/northern-lights.webp',
      seed: 24,
    },
  ],
  abstract: [
    {
      title: 'Folds of Silk',
      prompt:
        'Heavy silk in deep emerald with touches of gold, flowing fabric in long soft folds, light raking in from the left, luxurious and restrained, filling the whole frame',
      style: 'Elegant',
      thumbnail: '/examples/folds-of-silk.webp',
      seed: 21,
    },
    {
      title: 'Cut Paper',
      prompt:
        'Layered paper cut into soft contours, terracotta, peach and cream sheets receding into shade, a bright opening off center, light from the upper left, calm and tactile',
      style: 'Paper Art',
      thumbnail: '/examples/cut-paper.webp',
      seed: 21,
    },
    {
      title: 'Ribbons in Motion',
      prompt:
        'Ribbons sweeping in long curves from coral through magenta to violet on deep indigo, bold with high contrast, strongest along the diagonal, quiet on the left for a headline',
      style: 'Dynamic',
      thumbnail: '/examples/ribbons-in-motion.webp',
      seed: 3,
    },
  ],
  lifestyle: [
    {
      title: 'Sunday at Home',
      prompt:
        'Happy family laughing together on the sofa in a sunlit living room, two parents and a curious child, unposed and tender, soft window light, warm colors, slow Sunday mood',
      style: 'Candid',
      thumbnail: '/examples/sunday-at-home.webp',
      seed: 22,
    },
    {
      title: 'First Coffee',
      prompt:
        'Cup of coffee with latte art and rising steam on a wooden table, scattered coffee beans, warm light from a low morning sun, three-quarter view at table height, slow and silent',
      style: 'Still Life',
      thumbnail: '/examples/first-coffee.webp',
      seed: 2,
    },
    {
      title: 'Hiker at Sunset',
      prompt:
        'Hiker with a canvas backpack on a mountain summit at sunset, layered ridges fading into the distance, warm rim light, a small figure under a huge sky, adventurous and free',
      style: 'Outdoor',
      thumbnail: '/examples/hiker-at-sunset.webp',
      seed: 21,
    },
  ],
  sustainability: [
    {
      title: 'Solar Energy',
      prompt:
        'Solar panels in long straight rows among rolling green hills, bright sky with white clouds, clean reflections, wide 24mm view, technology at peace with the land, hopeful and clear',
      style: 'Documentary',
      thumbnail: '/examples/solar-energy.webp',
      seed: 1,
    },
    {
      title: 'Wind at Work',
      prompt:
        'Wind turbines turning slowly on green hills in the golden hour, long shadows and a warm horizon, long-lens view that stacks the distances, quiet strength without smoke',
      style: 'Landscape',
      thumbnail: '/examples/wind-at-work.webp',
      seed: 24,
    },
    {
      title: 'Before the Harvest',
      prompt:
        'Organic wheat field shortly before harvest in late afternoon light, golden ears in gentle waves to the horizon, heaped white clouds, low viewpoint close to the ground',
      style: 'Landscape',
      thumbnail: '/examples/before-the-harvest.webp',
      seed: 21,
    },
  ],
  travel: [
    {
      title: 'Island Paradise',
      prompt:
        'Tropical island with leaning palms in clear turquoise water, white sand and a pale lagoon under a bright midday sky, postcard colors, unhurried and luxurious',
      style: 'Travel',
      thumbnail: '/examples/island-paradise.webp',
      seed: 1,
    },
    {
      title: 'City in the Blue Hour',
      prompt:
        'City skyline across the water in the blue hour, lit windows and long reflections along the lower third, wide panorama with generous sky, crisp and cosmopolitan',
      style: 'Urban',
      thumbnail: '/examples/city-in-the-blue-hour.webp',
      seed: 21,
    },
    {
      title: 'Crests of Sand',
      prompt:
        'Desert dunes with knife-edge crests at sunset, wind ripples in warm sand and long blue shadows, sparse framing with plenty of empty space, adventurous and silent',
      style: 'Minimalist',
      thumbnail: '/examples/crests-of-sand.webp',
      seed: 25,
    },
  ],
};
