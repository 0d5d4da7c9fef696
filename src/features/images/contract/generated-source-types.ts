/** IPTC's digital source types of pictures that were generated, in part or in full. */
export const GENERATED_SOURCE_TYPES = [
  'algorithmicMedia',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
] as const;
