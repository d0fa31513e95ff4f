import { useRef, useState } from 'react';
import type { PlateHandle } from '#web/bindings/plates/plate-handle.ts';
import { usePreparedSound } from '#web/bindings/sound/use-sound.ts';
import type { Shareable } from '#web/features/sharing/share.ts';
import { ShareDialog } from '#web/features/sharing/share-dialog.tsx';
import { SnapshotGallery } from '#web/features/snapshots/gallery.tsx';
import { ToneDesk } from '#web/features/snapshots/tone-desk.tsx';
import { PageHeading, SectionHeading } from '#web/ui/heading.tsx';
import { PageFrame } from './page-frame.tsx';

/** One tone, its figure, and the member's own gallery of figures. */
export function Page() {
  const plate = useRef<PlateHandle>(null);
  const [shared, setShared] = useState<Shareable | null>(null);
  usePreparedSound();
  return (
    <PageFrame title="Snapshots">
      <PageHeading
        title="Simple Visualization"
        lead="One tone and the figure that it draws. Capture what you like; it is kept in your gallery below."
      />
      <div className="mt-6 md:mt-12">
        <ToneDesk plate={plate} onShot={(shot) => setShared({ kind: 'snapshot', shot, way: 'simple' })} />
      </div>
      <section className="mt-24" aria-labelledby="snapshots-gallery">
        <SectionHeading id="snapshots-gallery" title="Your snapshots" />
        <div className="mt-10">
          <SnapshotGallery />
        </div>
      </section>
      <ShareDialog thing={shared} onClose={() => setShared(null)} />
    </PageFrame>
  );
}
