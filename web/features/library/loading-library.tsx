import { Skeleton } from '#web/ui/skeleton.tsx';
import './preset-card.css';

const places = Array.from({ length: 12 }, (_, place) => place);

/** The shelves in their true shape, while the catalogue is on its way. */
export function LoadingLibrary() {
  return (
    <div role="status" aria-busy="true">
      <p className="mb-8 text-muted">Loading Frequency Library...</p>
      <div className="preset-grid">
        {places.map((place) => (
          <div key={place} className="preset-card" data-lead={place === 0}>
            <div className="aspect-square">
              <Skeleton shape="disc" width="100%" height="100%" />
            </div>
            <Skeleton width="70%" className="mt-4" />
            <Skeleton width="100%" className="mt-2" />
          </div>
        ))}
      </div>
    </div>
  );
}
