import { testHostedImageModels } from '#testing/image-model-suite/image-model-suite';

// Whoever sends pictures with the answer.
testHostedImageModels({ keepsPictures: false });
