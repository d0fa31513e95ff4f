import { Link } from 'wouter';
import type { Preset } from '#contract/entities/preset.ts';
import { MadeFigure } from '#web/bindings/figures/made-figure.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface PresetTileProps {
  readonly preset: Preset;
  readonly note: string;
}

/** A preset by its figure; it leads to the preset's own page, where it plays. */
export function PresetTile({ preset, note }: PresetTileProps) {
  return (
    <li>
      <Link href={`/library/${preset.id}`} className="group block rounded-surface">
        <PresetPlate preset={preset} />
        <span className="mt-3.5 block font-light font-serif text-22 group-hover:underline">
          {preset.name}
        </span>
        <span className="mt-1 block text-13 text-muted">{note}</span>
      </Link>
    </li>
  );
}

/** The figure of a preset on its plate; of a locked one the server sends a stand-in. */
export function PresetPlate({ preset }: { readonly preset: Preset }) {
  return (
    <span className="grid aspect-square place-items-center rounded-full [background:var(--plate)]">
      <MadeFigure figure={preset.figure} size="card" className="col-start-1 row-start-1 size-full" />
      {preset.locked && <Icon name="lock" size={22} className="col-start-1 row-start-1 text-gold" />}
    </span>
  );
}
