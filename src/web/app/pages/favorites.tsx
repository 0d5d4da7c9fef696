import { Link } from 'wouter';
import { FavoritePictures } from '#features/gallery/web/favorite-pictures.tsx';
import { SignedOutLibrary } from '#features/library/web/signed-out-library.tsx';
import { usePageState } from '#web/state/page-state.tsx';
import { SitePage } from '../site-page.tsx';

/** The pictures of the gallery that the person has starred. */
export default function FavoritesPage() {
  const { user } = usePageState();
  return (
    <SitePage>
      <div className="min-h-dvh flex-1 pb-12">
        <div className="site-grid pt-8 pb-6 md:pt-12">
          <h1 className="font-serif text-title">Favorites</h1>
          <p className="mt-2 text-muted leading-relaxed">
            Pictures of the gallery that you have starred. Starred pictures of your own are{' '}
            <Link href="/library?starred=true" className="underline underline-offset-4">
              in your library
            </Link>
            .
          </p>
        </div>
        {user ? (
          <FavoritePictures />
        ) : (
          <div className="site-grid">
            <SignedOutLibrary />
          </div>
        )}
      </div>
    </SitePage>
  );
}
