import { testHostedImageModels } from '#testing/image-model-suite/image-model-suite';

// Providers that answer with the pictures' addresses.
testHostedImageModels({ keepsPictures: true });
