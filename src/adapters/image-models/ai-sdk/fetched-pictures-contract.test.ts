import { testHostedImageModels } from '#testing/image-model-suite/image-model-suite';

// Whoever answers with addresses that pictures are fetched from.
testHostedImageModels({ keepsPictures: true });
