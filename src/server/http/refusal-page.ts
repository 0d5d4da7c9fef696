const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A page in words for a browser that was sent to an address of the API and refused there. */
export function refusalPage(message: string): string {
  const words = message.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Not signed in · Framewright</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}</style></head>
<body><main><h1>Not signed in</h1><p>${words}</p><p><a href="/api/auth/login">Sign in</a> · <a href="/">Home</a></p></main></body>
</html>`;
}
