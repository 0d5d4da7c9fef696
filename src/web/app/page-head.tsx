import { PAGES, type PageName } from '#content/pages';
import { usePageState } from '#web/state/page-state.tsx';

/** Title, description, canonical address and social previews; React lifts them into the head. */
export function PageHead({ name, path }: { name: PageName; path: string }) {
  const { origin } = usePageState();
  const { title, description, listed } = PAGES[name];
  const address = origin + (path.length > 1 ? path.replace(/\/+$/, '') : path);
  const preview = `${origin}/preview.png`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {!listed && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content="Framewright" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={preview} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="Framewright: stock pictures, made as you describe them" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={preview} />
    </>
  );
}
