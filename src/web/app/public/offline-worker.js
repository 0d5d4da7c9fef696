// Answers a visit to any page while there is no connection. All other requests go to the network, as without it.
addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event));
});

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    // A server that cannot be reached is the browser's to tell.
    if (navigator.onLine) return Response.error();
    return new Response(PAGE, {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
}

// Colors of the tokens paper, ink, muted and safelight.
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline · Framewright</title>
<style>
  :root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
  body { display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 2rem; box-sizing: border-box;
    background: light-dark(oklch(0.984 0.005 85), oklch(0.168 0.008 50));
    color: light-dark(oklch(0.215 0.012 60), oklch(0.945 0.009 80)); }
  main { max-width: 30rem; }
  svg { width: 2rem; }
  h1 { margin: 1.25rem 0 0.5rem; font: 2.75rem/1.05 Georgia, serif; }
  p { margin: 0 0 1.75rem; color: light-dark(oklch(0.465 0.014 65), oklch(0.735 0.014 72)); }
  a { display: inline-block; padding: 0.7rem 1.25rem; border-radius: 10px; text-decoration: none; font-weight: 500;
    background: light-dark(oklch(0.56 0.165 45), oklch(0.7 0.17 50));
    color: light-dark(oklch(0.99 0.006 85), oklch(0.165 0.035 45)); }
  a:focus-visible { outline: 2px solid; outline-offset: 2px; }
</style>
<main>
  <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true"><path d="M2 1h12v2.5H4.5V15H2Z"/><path d="M7 6.5h5.5V12H10V9H7Z"/></svg>
  <h1>You are offline</h1>
  <p>This page needs a connection. Your pictures are safe, and the page loads by itself as soon as you are back.</p>
  <a href="">Try again</a>
</main>
<script>addEventListener('online', () => location.reload())</script>
</html>`;
