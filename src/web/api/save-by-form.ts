const FRAME = 'downloads';

interface FormToSave {
  action: string;
  /** Each value becomes a field of its name. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** Told when what came is no file to save. */
  onRefused?(): void;
}

/**
 * Has the browser save what a form's answer is, as it saves any file: the page never holds its bytes. It is asked for
 * from a frame that nobody sees, so that a refusal does not take the page's place.
 */
export function saveByForm(document: Document, { action, fields, onRefused }: FormToSave): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  const frame = frameOf(document);
  form.target = frame.name;
  // A file is saved and the frame stays as it is; anything else is loaded into it.
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

/** Stays in the page: a frame that goes takes its download with it. */
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
    // Our answers refuse to be framed: what stands there instead is no page of ours.
    return false;
  }
}
