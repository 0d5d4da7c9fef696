const FRAME = 'downloads';

interface FormToSave {
  action: string;
  /** Each value is sent as a field of that name. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** Called if the answer is not a file. */
  onRefused?(): void;
}

/**
 * Downloads the answer of a form: the browser saves it, so that the page never holds its bytes. A hidden frame receives
 * it, so that an error does not replace the page.
 */
export function saveByForm(document: Document, { action, fields, onRefused }: FormToSave): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  const frame = frameOf(document);
  form.target = frame.name;
  // A download does not load into the frame; everything else does.
  frame.onload = () => {
    if (!isBlank(frame)) onRefused?.();
  };
  form.hidden = true;
  for (const [name, values] of Object.entries(fields))
    for (const value of values) {
      const field = document.createElement('input');
      field.name = name;
      field.value = value;
      form.append(field);
    }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The frame stays in the page: removing it would cancel its download. */
function frameOf(document: Document): HTMLIFrameElement {
  const known = document.querySelector<HTMLIFrameElement>(`iframe[name=${FRAME}]`);
  if (known) return known;
  const frame = document.createElement('iframe');
  frame.name = FRAME;
  frame.hidden = true;
  frame.title = 'Downloads';
  document.body.append(frame);
  return frame;
}

function isBlank(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.href === 'about:blank';
  } catch {
    // Our answers forbid framing, so the browser shows its own error page, which this page may not read.
    return false;
  }
}
