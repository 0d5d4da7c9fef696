import { Link } from 'wouter';

/** Tags of a picture, each a link to pictures with the same tag. */
export function PictureTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="-my-2 flex flex-wrap gap-x-4 text-muted text-sm">
      {tags.slice(0, MAX_TAGS).map((tag) => (
        <li key={tag}>
          <Link
            href={`/gallery?q=${encodeURIComponent(tag)}`}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline md:pointer-fine:min-h-7"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const MAX_TAGS = 8;
