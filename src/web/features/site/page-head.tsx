import { usePageState } from '#web/state/page-state.tsx';

interface PageHeadProps {
  title: string;
  description: string;
  /** Whether search engines may list the page. */
  listed: boolean;
  path: string;
  /** What a shared link shows; the site's own preview if the page has none. */
  preview?: PreviewImage;
}

interface PreviewImage {
  /** A path of this site. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Title, description, canonical address and social previews; React lifts them into the head. */
export function PageHead({ title, description, listed, path, preview = SITE_PREVIEW }: PageHeadProps) {
  const { origin } = usePageState();
  const address = origin + (path.length > 1 ? path.replace(/\/+$/, '') : path);
  const image = origin + preview.url;
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
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(preview.width)} />
      <meta property="og:image:height" content={String(preview.height)} />
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}

const SITE_PREVIEW: PreviewImage = {
  url: '/preview.png',
  width: 1200,
  height: 630,
  alt: 'Framewright: stock pictures, made as you describe them',
};
