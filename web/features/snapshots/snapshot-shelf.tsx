import { Link } from 'wouter';
import type { Snapshot } from '#contract/entities/snapshot.ts';
import { shown } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { delays } from '#web/lib/delays.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SectionHeading } from '#web/ui/heading.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useSnapshots } from './use-snapshots.ts';
import './snapshot-card.css';

interface ShelfProps {
  /** With the search of the address that one of them leads to. */
  readonly onView: (search: string) => void;
}

/** The card of the gong page: the newest snapshots, each of which brings its figure back to the plate. */
export function VisualizationSnapshots({ onView }: ShelfProps) {
  const { snapshots, isLoading } = useSnapshots({ refreshMs: delays.visualizationListRefresh });
  return (
    <section aria-labelledby="visualization-snapshots">
      <SectionHeading
        id="visualization-snapshots"
        title="Visualization Snapshots"
        aside={
          snapshots.length > 0 && (
            <Link href={pages.snapshots.path} className={buttonClass({ tone: 'quiet', size: 'small' })}>
              All snapshots
            </Link>
          )
        }
      />
      <div className="mt-8">
        {isLoading ? (
          <LoadingShelf />
        ) : (
          <Shelf snapshots={snapshots.slice(0, shown.gongSnapshots)} onView={onView} />
        )}
      </div>
    </section>
  );
}

function Shelf({ snapshots, onView }: ShelfProps & { readonly snapshots: readonly Snapshot[] }) {
  if (snapshots.length === 0) {
    return (
      <p className="max-w-[52ch] text-muted">
        Nothing captured yet. The round button on the plate takes a picture of the figure that you see.
      </p>
    );
  }
  return (
    <ul className="snapshot-shelf">
      {snapshots.map(({ id, name, imageUrl, visualizationType, frequency }) => {
        const search = `type=${visualizationType}&frequency=${frequency}`;
        return (
          <li key={id}>
            <Link href={`${pages.visualization.path}?${search}`} onClick={() => onView(search)}>
              <img src={imageUrl} alt="" loading="lazy" decoding="async" width={180} height={180} />
              <b>{name}</b>
              <small>
                {visualizationType}, {frequency} Hz
              </small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function LoadingShelf() {
  return (
    <Loading label="Loading your snapshots">
      <div className="snapshot-shelf">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="aspect-square">
            <Skeleton shape="block" width="100%" height="100%" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
