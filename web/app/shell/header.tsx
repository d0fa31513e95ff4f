import { Link, useLocation } from 'wouter';
import { productName } from '#contract/product.ts';
import { pages } from '#contract/rules/pages.ts';
import { useUser } from '#web/api/use-user.ts';
import { AccountMenu } from '#web/features/account/account-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { loginAddress } from '../return-to.ts';
import { IconNav } from './icon-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { gongPlace, mainPlaces, type Place, profilePlace } from './places.ts';

/**
 * Three headers in one: words on a desktop, icons on a tablet, and on a phone the logo with a menu
 * (visitors) or the bar below (members).
 */
export function Header() {
  const { user, isLoading } = useUser();
  const [path] = useLocation();
  const places = [...mainPlaces, ...(user ? [profilePlace] : []), gongPlace];
  return (
    <header className="sticky top-0 z-30 grid h-header grid-cols-[1fr_auto] items-center bg-ink/80 px-gutter backdrop-blur-md in-data-alone:bg-transparent in-data-alone:backdrop-blur-none md:grid-cols-[1fr_auto_1fr]">
      <Link
        href={pages.landing.path}
        className="inline-flex min-h-11 items-center gap-[11px] justify-self-start font-serif text-[1.625rem]/none font-light tracking-[-0.015em]"
      >
        <Icon name="logo" size={24} />
        {productName}
      </Link>
      <nav aria-label="Main" className="hidden gap-9 in-data-alone:invisible lg:flex">
        {places.map((place) => (
          <NavLink key={place.path} place={place} />
        ))}
      </nav>
      <IconNav />
      <div className="flex min-h-11 items-center gap-2 justify-self-end in-data-alone:invisible md:gap-4 lg:gap-6">
        {!isLoading && !user?.isPremium && <UpgradeLink />}
        {!isLoading && !user && (
          <>
            <Link
              href={loginAddress(path)}
              className="-mr-1 hidden min-h-11 items-center px-1 text-text hover:text-accent md:inline-flex"
            >
              Log in
            </Link>
            <MobileMenu />
          </>
        )}
        {user && <AccountMenu user={user} />}
      </div>
    </header>
  );
}

function NavLink({ place }: { readonly place: Place }) {
  const [path] = useLocation();
  const isHere = path === place.path;
  return (
    <Link
      href={place.path}
      aria-current={isHere ? 'page' : undefined}
      className="relative py-3 text-muted transition-colors hover:text-text aria-[current]:text-text aria-[current]:after:absolute aria-[current]:after:bottom-1 aria-[current]:after:left-1/2 aria-[current]:after:size-1 aria-[current]:after:-translate-x-1/2 aria-[current]:after:rounded-full aria-[current]:after:bg-accent"
    >
      {place.name}
    </Link>
  );
}

/** In words where there is room for them; on narrow screens the crown alone carries the name. */
function UpgradeLink() {
  return (
    <Link
      href={pages.plans.path}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-gold transition-opacity hover:opacity-80"
    >
      <Icon name="crown" size={18} />
      <span className="max-lg:sr-only">Upgrade to Premium</span>
    </Link>
  );
}
