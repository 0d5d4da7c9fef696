import type { ExampleProduct } from '../contract/assets.ts';

/** Cut-outs that ship with the app, as examples; `scripts/paint-example-assets.ts` makes them. */
export const EXAMPLE_ASSETS: readonly ExampleProduct[] = [
  example('perfume-bottle', 'Perfume Bottle', 'A clear glass flacon of rose-gold scent with a black cap.'),
  example('wristwatch', 'Wristwatch', 'A steel dress watch with a midnight dial on a leather strap.'),
  example('headphones', 'Headphones', 'Over-ear headphones in cream with tan leather and copper joints.'),
  example('serum-bottle', 'Serum Bottle', 'An amber dropper bottle with a paper label, for skincare.'),
  example('smartphone', 'Smartphone', 'Two phones, one showing an app and one its cameras.'),
  example('camera', 'Camera', 'A mirrorless camera in chrome and black leather with a fast lens.'),
  example('coffee-mug', 'Coffee Mug', 'A stoneware mug in sea green, filled with a latte.'),
  example('handbag', 'Handbag', 'A structured handbag in wine-red leather with a gilt clasp.'),
  example(
    'sunglasses',
    'Sunglasses',
    'Tortoiseshell sunglasses with tinted lenses that let the scene through.',
  ),
  example('speaker', 'Speaker', 'A bookshelf loudspeaker in oak with copper rings.'),
  example('face-cream', 'Face Cream', 'A porcelain jar of face cream with a brushed lid of rose gold.'),
  example('potted-plant', 'Potted Plant', 'A leafy houseplant in a pot of clay.'),
  example('desk-lamp', 'Desk Lamp', 'A red enameled desk lamp on brass arms, switched on.'),
  example('gift-box', 'Gift Box', 'A deep green gift box with a golden satin bow.'),
  example('drone', 'Drone', 'A white quadcopter in flight with its camera below.'),
  example('ceramic-vase', 'Ceramic Vase', 'A speckled clay vase with twigs of eucalyptus.'),
  example('scented-candle', 'Scented Candle', 'A scented candle alight in a tumbler of smoked glass.'),
  example('water-bottle', 'Water Bottle', 'An insulated steel bottle in lagoon blue with a carrying loop.'),
  example('lounge-chair', 'Lounge Chair', 'A lounge chair in pale bouclé on a frame of teak.'),
  example('lipstick', 'Lipstick', 'A red lipstick in black and gold with its cap beside it.'),
];

function example(id: string, name: string, description: string): ExampleProduct {
  return { id, name, imageUrl: `/example-assets/${id}.webp`, description };
}
