import { Link, useLocation } from 'wouter';
import { Icon } from '#web/ui/icon.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { iconPlaces, type Place } from './places.ts';

/** The nav of a tablet: icons, each with its name as a tooltip. */
export function IconNav() {
  const [path] = useLocation();
  return (
    <nav aria-label="Main" className="hidden gap-1 in-data-alone:invisible md:flex lg:hidden">
      {iconPlaces.map((place) => (
        <Tooltip key={place.path} text={place.name} side="bottom" repeatsName>
          <Link
            href={place.path}
            aria-label={place.name}
            aria-current={path === place.path ? 'page' : undefined}
            className="grid size-11 place-items-center rounded-full text-muted transition-colors hover:text-text aria-[current]:bg-veil aria-[current]:text-accent"
          >
            <Icon name={place.icon} size={22} />
          </Link>
        </Tooltip>
      ))}
    </nav>
  );
}

/** The same places on a phone, as a bar at the thumb, for members. Visitors have the slide-out menu. */
export function BottomBar() {
  return (
    <>
      <div className="h-[calc(60px+env(safe-area-inset-bottom))] md:hidden" />
      <nav
        aria-label="Main"
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-[repeat(6,minmax(44px,auto))] border-line border-t bg-bar px-1 pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {iconPlaces.map((place) => (
          <BarLink key={place.path} place={place} />
        ))}
      </nav>
    </>
  );
}

function BarLink({ place }: { readonly place: Place }) {
  const [path] = useLocation();
  return (
    <Link
      href={place.path}
      aria-current={path === place.path ? 'page' : undefined}
      className="grid h-[59px] min-w-0 content-center justify-items-center gap-1 text-12/none text-muted aria-[current]:text-accent"
    >
      <Icon name={place.icon} size={22} />
      <span className="max-w-full truncate">{place.name}</span>
    </Link>
  );
}
