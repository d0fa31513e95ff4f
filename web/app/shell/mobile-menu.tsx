import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { loginAddress } from '../return-to.ts';
import { gongPlace, mainPlaces } from './places.ts';

/** The slide-out menu of a visitor on a phone. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const [path] = useLocation();
  const close = () => setOpen(false);
  return (
    <div className="-mr-3 md:hidden">
      <IconButton name="Menu" icon="menu" tone="bright" onClick={() => setOpen(true)} />
      <Sheet title="Menu" hideTitle open={isOpen} onClose={close}>
        <nav aria-label="Main" className="grid pt-6">
          {[...mainPlaces, gongPlace].map((place) => (
            <Link key={place.path} href={place.path} onClick={close} className="type-section py-3">
              {place.name}
            </Link>
          ))}
        </nav>
        <div className="mt-10 grid gap-3">
          <Link
            href={loginAddress(path)}
            onClick={close}
            className={buttonClass({ tone: 'light', wide: true })}
          >
            Log in
          </Link>
          <Link href={pages.plans.path} onClick={close} className={buttonClass({ tone: 'gold', wide: true })}>
            Upgrade to Premium
          </Link>
        </div>
      </Sheet>
    </div>
  );
}
