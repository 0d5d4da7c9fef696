/** IPTC's digital source types in plain words, https://cv.iptc.org/newscodes/digitalsourcetype/ */
const SOURCE_TYPES: Record<string, string> = {
  algorithmicMedia: 'Drawn by a program: procedural art, made by rules and without a neural model.',
  trainedAlgorithmicMedia: 'Made by a neural model that was trained on pictures.',
  compositeWithTrainedAlgorithmicMedia:
    'A composite: a picture from elsewhere, parts of which a neural model made or changed.',
  compositeSynthetic: 'A composite of several parts, at least one of them generated.',
  composite: 'A composite of several parts.',
  compositeCapture: 'A composite of several photographs.',
  digitalCapture: 'Taken with a digital camera.',
  computationalCapture: 'Taken with a digital camera that computed it from several exposures.',
  negativeFilm: 'Scanned from a negative.',
  positiveFilm: 'Scanned from a slide.',
  print: 'Scanned from a print.',
  humanEdits: 'A picture that somebody has edited.',
  minorHumanEdits: 'A picture that somebody has edited a little.',
  algorithmicallyEnhanced: 'A picture that a program has enhanced.',
  digitalCreation: 'Drawn by a person with digital tools.',
  digitalArt: 'Drawn by a person with digital tools.',
  dataDrivenMedia: 'Drawn by a program from data.',
  screenCapture: 'Captured from a screen.',
  virtualRecording: 'Recorded from a virtual world.',
};

/** The standard's actions in plain words. */
const ACTIONS: Record<string, string> = {
  'c2pa.created': 'Created',
  'c2pa.opened': 'Opened in an editor',
  'c2pa.edited': 'Edited',
  'c2pa.edited.metadata': 'Its description was edited',
  'c2pa.color_adjustments': 'Colors adjusted',
  'c2pa.converted': 'Saved in another format',
  'c2pa.cropped': 'Cropped',
  'c2pa.drawing': 'Drawn on',
  'c2pa.enhanced': 'Enhanced',
  'c2pa.filtered': 'Filtered',
  'c2pa.orientation': 'Turned',
  'c2pa.placed': 'Another picture was placed in it',
  'c2pa.published': 'Published',
  'c2pa.redacted': 'Part of its history was removed',
  'c2pa.removed': 'A part of it was removed',
  'c2pa.repackaged': 'Saved in another file',
  'c2pa.resized': 'Resized',
  'c2pa.resized.proportional': 'Resized',
  'c2pa.transcoded': 'Encoded again',
  'c2pa.watermarked': 'Marked with a watermark',
  'c2pa.unknown': 'Changed in an unrecorded way',
};

/** @param name the last part of the source type's address */
export function sourceTypeInWords(name: string): string {
  return Object.hasOwn(SOURCE_TYPES, name) ? SOURCE_TYPES[name]! : `Declared as “${name}”.`;
}

export function actionInWords({ name, description }: { name: string; description: string | null }): string {
  const words = Object.hasOwn(ACTIONS, name) ? ACTIONS[name]! : name;
  return description ? `${words}: ${description}` : words;
}
