const TYPE = 'application/x-framewright-pictures';

/** Notes the ids of pictures that are being dragged. */
export function setDragged(data: DataTransfer, imageIds: readonly string[]): void {
  data.setData(TYPE, JSON.stringify(imageIds));
  data.effectAllowed = 'copyMove';
}

/** Whether pictures are being dragged. Their ids are readable only once they are dropped. */
export function hasDragged(data: DataTransfer): boolean {
  return data.types.includes(TYPE);
}

/** The ids of dropped pictures; empty for anything else. */
export function readDragged(data: DataTransfer): string[] {
  const text = data.getData(TYPE);
  return text === '' ? [] : JSON.parse(text);
}
