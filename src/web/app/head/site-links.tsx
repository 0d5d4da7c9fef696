/** Icons, manifest and feed of the site. Only the server renders them. */
export function SiteLinks() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" href="/gallery/feed.xml" type="application/rss+xml" title="New pictures" />
    </>
  );
}
