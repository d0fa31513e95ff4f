import { Skeleton } from '#web/ui/skeleton.tsx';

const rows = Array.from({ length: 8 }, (_, row) => row);

/** Rows that are on their way, in their true shape. */
export function PresetSkeletons() {
  return (
    <div className="presets-box">
      <p role="status" className="presets-loading">
        Loading presets...
      </p>
      {rows.map((row) => (
        <div key={row} className="preset-row">
          <Skeleton shape="disc" width={40} height={40} />
          <div className="grid gap-2">
            <Skeleton width={`${52 + ((row * 17) % 30)}%`} height={13} />
            <Skeleton width={`${28 + ((row * 23) % 24)}%`} height={10} />
          </div>
        </div>
      ))}
    </div>
  );
}
