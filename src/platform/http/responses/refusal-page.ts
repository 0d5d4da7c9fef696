const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export interface RefusalPage {
  title: string;
  message: string;
  /** A link beside that to the home page. */
  next: { label: string; address: string };
}

/**
 * An error page for browser navigations. It uses no stylesheet, script or renderer of the site: those may be what failed.
 */
export function refusalPage({ title, message, next }: RefusalPage): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Framewright</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>
<p><a href="${escapeHtml(next.address)}">${escapeHtml(next.label)}</a> · <a href="/">Home</a></p></main></body>
</html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
