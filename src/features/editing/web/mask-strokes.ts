/** A mask as lines and shapes, from which one of any size is drawn. Lengths in the picture's pixels. */
export interface Stroke {
  /** `subject` and `background` select what the cut-out model found, or all else; they have no points. */
  tool: 'brush' | 'lasso' | 'box' | 'subject' | 'background';
  /** Whether it takes away from what was painted before. */
  erases: boolean;
  /** Diameter of the brush; 0 for shapes. */
  size: number;
  /** x and y by turns. A box has two corners. */
  points: number[];
}

type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Drawing {
  scale: number;
  color: string;
  /** What the cut-out model found, opaque on nothing; undefined until it is known. */
  subject: OffscreenCanvas | undefined;
}

/** Draws all strokes in order. */
export function drawStrokes(
  context: Canvas2d,
  strokes: readonly Stroke[],
  { scale, color, subject }: Drawing,
): void {
  context.fillStyle = color;
  context.strokeStyle = color;
  for (const stroke of strokes) {
    if (stroke.tool === 'brush') drawSegments(context, stroke, scale, 0);
    else if (!isOfSubject(stroke)) fillShape(context, stroke, scale);
    else if (subject) fillSubject(context, stroke, subject);
  }
}

/** Whether a stroke needs to know where the subject is. */
export function isOfSubject({ tool }: Stroke): boolean {
  return tool === 'subject' || tool === 'background';
}

function beginStroke(context: Canvas2d, { erases, size }: Stroke, scale: number): void {
  context.globalCompositeOperation = erases ? 'destination-out' : 'source-over';
  context.lineWidth = size * scale;
  context.lineCap = 'round';
  context.lineJoin = 'round';
}

/** Draws a brush stroke from one of its points on, in the canvas's color, which changes only along these segments. */
export function drawSegments(context: Canvas2d, stroke: Stroke, scale: number, from: number): void {
  beginStroke(context, stroke, scale);
  const { points } = stroke;
  context.beginPath();
  const first = Math.max(0, from - 1) * 2;
  context.moveTo(points[first]! * scale, points[first + 1]! * scale);
  for (let at = first; at < points.length; at += 2)
    context.lineTo(points[at]! * scale, points[at + 1]! * scale);
  context.stroke();
}

function fillShape(context: Canvas2d, stroke: Stroke, scale: number): void {
  beginStroke(context, stroke, scale);
  const { tool, points } = stroke;
  const [x = 0, y = 0, right = x, bottom = y] = points;
  context.beginPath();
  if (tool === 'box') context.rect(x * scale, y * scale, (right - x) * scale, (bottom - y) * scale);
  else {
    for (let at = 0; at < points.length; at += 2)
      context.lineTo(points[at]! * scale, points[at + 1]! * scale);
    context.closePath();
  }
  context.fill();
}

function fillSubject(context: Canvas2d, stroke: Stroke, subject: OffscreenCanvas): void {
  const { width, height } = context.canvas;
  const layer = new OffscreenCanvas(width, height);
  const on = layer.getContext('2d')!;
  on.drawImage(subject, 0, 0, width, height);
  on.globalCompositeOperation = stroke.tool === 'subject' ? 'source-in' : 'source-out';
  on.fillStyle = context.fillStyle;
  on.fillRect(0, 0, width, height);
  beginStroke(context, stroke, 1);
  context.drawImage(layer, 0, 0);
}

/** A mask that is white on black, as white on nothing. */
export async function readSubject(address: string): Promise<OffscreenCanvas> {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (one) => one.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < image.data.length; at += 4) image.data[at + 3] = image.data[at]!;
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The mask as a PNG of the picture's size, white where it changes, as a `data:` address. */
export async function maskAddress(
  strokes: readonly Stroke[],
  { width, height }: { width: number; height: number },
  subject: OffscreenCanvas | undefined,
): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  drawStrokes(context, strokes, { scale: 1, color: '#fff', subject });
  // Strokes are white on nothing; the mask is white on black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

export function isStrokes(value: unknown): value is Stroke[] {
  return (
    Array.isArray(value) &&
    value.every(
      (stroke) =>
        typeof stroke === 'object' &&
        stroke !== null &&
        ['brush', 'lasso', 'box', 'subject', 'background'].includes(stroke.tool) &&
        typeof stroke.size === 'number' &&
        Array.isArray(stroke.points) &&
        stroke.points.every(Number.isFinite),
    )
  );
}
