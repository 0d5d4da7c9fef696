import { testHostedImageModels } from '#testing/image-model-suite/image-model-suite';

// Providers that send the pictures in the answer.
testHostedImageModels({ keepsPictures: false });
