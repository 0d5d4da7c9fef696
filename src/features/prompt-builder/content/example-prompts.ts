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
        'Business executive in a navy suit and round glasses, standing with folded arms in a bright office, in soft window light, framed as a close-up, calm and confident',
      style: 'Corporate',
      thumbnail: '/examples/business-executive.webp',
      seed: 12,
    },
    {
      title: 'Doctor and Patient',
      prompt:
        'Doctor and patient in a bright clinic, in gentle morning light, with an uncluttered background, in soft and warm colors, calm and professional',
      style: 'Healthcare',
      thumbnail: '/examples/doctor-and-patient.webp',
      seed: 11,
    },
    {
      title: 'Teacher in Class',
      prompt:
        'Teacher and students in a bright classroom with a blackboard, in bright daylight, framed as a wide shot, in vibrant colors, with a lively and playful mood',
      style: 'Education',
      thumbnail: '/examples/teacher-in-class.webp',
      seed: 13,
    },
  ],
  business: [
    {
      title: 'Modern Startup Team',
      prompt:
        'Modern startup team at a long table with laptops in a loft, in soft natural light, framed as a wide shot, in vibrant colors, energetic and confident',
      style: 'Candid',
      thumbnail: '/examples/modern-startup-team.webp',
      seed: 14,
    },
    {
      title: 'Growth in Gold',
      prompt:
        'Bar chart with stacks of gold coins in a studio with soft shadows, in teal and gold, in bright high-key light, framed as a close-up from a low angle, confident and majestic',
      style: 'Still Life',
      thumbnail: '/examples/growth-in-gold.webp',
      seed: 2,
    },
    {
      title: 'The Handshake',
      prompt:
        'Handshake of two business partners in a bright office, in warm lamplight, framed as a close-up, in navy and teal, calm and confident, with an uncluttered background',
      style: 'Corporate',
      thumbnail: '/examples/the-handshake.webp',
      seed: 14,
    },
  ],
  technology: [
    {
      title: 'AI Visualization',
      prompt:
        'Artificial intelligence as a glowing neural network of fine lines and dots, in electric blue and cyan on a dark background, framed as a close-up, sleek and modern',
      style: 'Futuristic',
      thumbnail: '/examples/ai-visualization.webp',
      seed: 14,
    },
    {
      title: 'Server Aisle',
      prompt:
        'Data center with long rows of server racks, in teal and cyan, in cinematic light, framed as a wide shot with a dark vignette, cool and sleek, with high contrast',
      style: 'Cinematic',
      thumbnail: '/examples/server-aisle.webp',
      seed: 12,
    },
    {
      title: 'Under Lock and Key',
      prompt:
        'Cybersecurity padlock in a studio with soft shadows, in indigo and violet, in cinematic light, from a low angle, framed as a close-up, sleek and professional',
      style: '3D Render',
      thumbnail: '/examples/under-lock-and-key.webp',
      seed: 13,
    },
  ],
  wellness: [
    {
      title: 'Morning Yoga',
      prompt:
        'Yoga on a beach at sunrise, by a calm sea with gentle waves, under a soft pastel sky with clouds, framed as a wide view, serene and quiet, warm and airy',
      style: 'Serene',
      thumbnail: '/examples/morning-yoga.webp',
      seed: 13,
    },
    {
      title: 'Stones in Balance',
      prompt:
        'Balanced zen stones with a candle and a plant, a quiet spa still life in a studio with soft shadows, in sage and cream, in soft even light, calm and delicate',
      style: 'Minimalist',
      thumbnail: '/examples/stones-in-balance.webp',
      seed: 13,
    },
    {
      title: 'Forest Bathing',
      prompt:
        'Forest path between tall trees in spring, with sunbeams through the leaves and green moss, in the golden hour, calm and quiet, framed as a wide view',
      style: 'Natural',
      thumbnail: '/examples/forest-bathing.webp',
      seed: 11,
    },
  ],
  nature: [
    {
      title: 'Mountain Sunrise',
      prompt:
        'Rocky mountain peaks at sunrise above a valley with dark pine trees, under a clear sky, framed as a wide view from a high viewpoint, majestic and serene',
      style: 'Landscape',
      thumbnail: '/examples/mountain-sunrise.webp',
      seed: 2,
    },
    {
      title: 'Lake like a Mirror',
      prompt:
        'Calm mountain lake with trees and reflections in the water, in the golden hour, under fluffy clouds, framed as a wide view from a low viewpoint, serene and warm',
      style: 'Landscape',
      thumbnail: '/examples/lake-like-a-mirror.webp',
      seed: 2,
    },
    {
      title: 'Northern Lights',
      prompt:
        'Aurora borealis in the night sky over a calm lake, with stars and bright reflections in the water, framed as a wide view, vivid and majestic, serene and quiet',
      style: 'Night',
      thumbnail: '/examples/northern-lights.webp',
      seed: 24,
    },
  ],
  abstract: [
    {
      title: 'Folds of Silk',
      prompt:
        'Silk fabric in deep soft folds, in deep emerald and gold, in bright light with soft shine, framed as a close-up, calm and delicate',
      style: 'Elegant',
      thumbnail: '/examples/folds-of-silk.webp',
      seed: 1,
    },
    {
      title: 'Cut Paper',
      prompt:
        'Layered cut paper in soft shapes with gentle shadows, in terracotta and peach, in soft even light, framed as a close-up with dark edges, calm and delicate',
      style: 'Paper Art',
      thumbnail: '/examples/cut-paper.webp',
      seed: 21,
    },
    {
      title: 'Ribbons in Motion',
      prompt:
        'Colorful ribbons in long curves, in coral and violet, with high contrast, framed as a close-up at a tilted angle with copy space on the left, bold and dynamic',
      style: 'Dynamic',
      thumbnail: '/examples/ribbons-in-motion.webp',
      seed: 3,
    },
  ],
  lifestyle: [
    {
      title: 'Sunday at Home',
      prompt:
        'Happy family with two children on the sofa in a living room, smiling, in soft window light, in warm colors, calm and cozy',
      style: 'Candid',
      thumbnail: '/examples/sunday-at-home.webp',
      seed: 22,
    },
    {
      title: 'First Coffee',
      prompt:
        'Cup of coffee with beans on a wooden table with soft bokeh lights, in golden evening light, framed as a close-up from a high angle, warm and cozy, calm and quiet',
      style: 'Still Life',
      thumbnail: '/examples/first-coffee.webp',
      seed: 2,
    },
    {
      title: 'Hiker at Sunset',
      prompt:
        'Hiker on a mountain ridge at sunset, above a valley with dark pine trees, under a dramatic sky with clouds, framed as a wide view, bold and majestic, warm and vivid',
      style: 'Outdoor',
      thumbnail: '/examples/hiker-at-sunset.webp',
      seed: 21,
    },
  ],
  sustainability: [
    {
      title: 'Solar Energy',
      prompt:
        'Solar panels in a green meadow with rolling hills, in bright daylight under a clear blue sky, framed as a wide view from a high viewpoint, fresh and vivid, calm and modern',
      style: 'Documentary',
      thumbnail: '/examples/solar-energy.webp',
      seed: 1,
    },
    {
      title: 'Wind at Work',
      prompt:
        'Wind turbines on green hills in the golden hour, under fluffy clouds with a few birds in the sky, framed as a wide view from a low viewpoint, calm and majestic',
      style: 'Landscape',
      thumbnail: '/examples/wind-at-work.webp',
      seed: 1,
    },
    {
      title: 'Before the Harvest',
      prompt:
        'Wheat field with trees before the harvest, in late afternoon light, under fluffy clouds, framed as a wide view from a low viewpoint, warm and serene, calm and quiet',
      style: 'Landscape',
      thumbnail: '/examples/before-the-harvest.webp',
      seed: 21,
    },
  ],
  travel: [
    {
      title: 'Island Paradise',
      prompt:
        'Tropical island with palm trees and a beach in clear turquoise water, in bright midday light under a blue sky, framed as a wide view, vivid and serene',
      style: 'Travel',
      thumbnail: '/examples/island-paradise.webp',
      seed: 1,
    },
    {
      title: 'City in the Blue Hour',
      prompt:
        'City skyline across the water in the blue hour, with lights in the windows and reflections in the river, framed as a wide view, cool and sleek, calm and majestic',
      style: 'Urban',
      thumbnail: '/examples/city-in-the-blue-hour.webp',
      seed: 21,
    },
    {
      title: 'Crests of Sand',
      prompt:
        'Desert dunes with ripples in warm sand and long shadows in the golden hour, under a clear blue sky, from a low viewpoint, serene and quiet, warm and vivid',
      style: 'Minimalist',
      thumbnail: '/examples/crests-of-sand.webp',
      seed: 25,
    },
  ],
};
