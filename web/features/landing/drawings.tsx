import type { ReactNode } from 'react';

/** Line drawings for the rooms of the page, each built from a rule rather than drawn by hand. */

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 372 260"
      preserveAspectRatio="xMinYMid meet"
      className="h-[190px] w-full overflow-visible fill-none stroke-drawing stroke-1 [stroke-linecap:round] md:h-[240px]"
    >
      {children}
    </svg>
  );
}

/** A sistrum: the bow of the rattle seven times, and the three bars that slide in it. */
export function Sistrum() {
  const bows = Array.from({ length: 7 }, (_, i) => ({ radius: 26 + i * 15, opacity: 1 - i * 0.11 }));
  return (
    <Drawing>
      {bows.map(({ radius, opacity }) => (
        <path
          key={radius}
          d={`M${141 - radius} 256V150A${radius} ${radius} 0 01${141 + radius} 150V256`}
          opacity={opacity}
        />
      ))}
      {[120, 154, 188].map((y) => (
        <path key={y} d={`M1 ${y + 15}v-9L281 ${y - 6}v-9`} className="stroke-accent" />
      ))}
    </Drawing>
  );
}

/** A row of bells, each smaller than the one before, over two notes as waves. */
export function Bells() {
  const bells = Array.from({ length: 9 }, (_, i) => {
    const width = 50 - i * 4;
    const height = 150 - i * 13;
    const x = 2 + i * 58 - i * (i - 1) * 2.1;
    return { width, height, x, opacity: 1 - i * 0.07 };
  });
  return (
    <Drawing>
      <path d="M2 12H368" />
      {bells.map(({ width, height, x, opacity }) => (
        <g key={x} opacity={opacity}>
          <path
            d={`M${x + width * 0.16} 34L${x} ${34 + height}Q${x + width / 2} ${34 + height - width * 0.34} ${x + width} ${34 + height}L${x + width * 0.84} 34Z`}
          />
          <path d={`M${x + width / 2} 12V34`} />
        </g>
      ))}
      <path d="M2 220q40 22 80 0t80 0 80 0 80 0" className="stroke-accent" />
      <path d="M2 240q20 12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 38 0" className="stroke-accent" />
    </Drawing>
  );
}

/** One string, whole and stopped at a half, two thirds and three quarters. */
export function Monochord() {
  return (
    <Drawing>
      {[1, 1 / 2, 2 / 3, 3 / 4].map((part, i) => {
        const y = 40 + i * 58;
        const length = 352 * part;
        return (
          <g key={part}>
            <path d={`M4 ${y}H356`} opacity={0.35} />
            <path d={arc(length, y, -17)} />
            <path d={arc(length, y, 17)} />
            {part < 1 && <circle cx={4 + length} cy={y} r={4} className="fill-accent stroke-none" />}
            <path d={`M4 ${y - 8}v16M356 ${y - 8}v16`} />
          </g>
        );
      })}
    </Drawing>
  );
}

/** A tube of glass with its two electrodes, and the gas in it standing in sheets, as it does in a steady tone. */
export function PlasmaTube() {
  const sheets = Array.from({ length: 17 }, (_, i) => {
    const x = 66 + i * 15;
    return { x, bulge: 26 * Math.abs(Math.sin((Math.PI * (i + 0.5)) / 5.6)) };
  });
  return (
    <Drawing>
      <path d="M40 92H332A38 38 0 01332 168H40A38 38 0 0140 92Z" />
      <path d="M2 130H34M338 130H370" />
      <path d="M34 112V148M338 112V148" />
      {sheets.map(({ x, bulge }) => (
        <path
          key={x}
          d={`M${x} ${130 - bulge}Q${x + 8} 130 ${x} ${130 + bulge}`}
          className="stroke-accent"
          opacity={0.35 + bulge / 40}
        />
      ))}
      <path d={wave(2, 214, 368, 9, 5)} opacity={0.5} />
    </Drawing>
  );
}

/** Somebody lying on a table; under it the drivers, and their low waves going up through it. */
export function SoundBed() {
  return (
    <Drawing>
      <circle cx="44" cy="92" r="17" />
      <path d="M64 104Q96 86 142 94Q212 104 262 98Q306 94 352 106" />
      <path d="M8 118H364V130H8Z" />
      <path d="M30 130V214M342 130V214" />
      {[100, 186, 272].map((x) => (
        <g key={x}>
          <path d={`M${x - 22} 158H${x + 22}L${x + 12} 176H${x - 12}Z`} />
          {[0, 1, 2].map((i) => (
            <path
              key={i}
              d={`M${x - 12 - i * 7} ${150 - i * 6}Q${x} ${141 - i * 8} ${x + 12 + i * 7} ${150 - i * 6}`}
              className="stroke-accent"
              opacity={1 - i * 0.28}
            />
          ))}
        </g>
      ))}
      <path d={wave(2, 240, 368, 7, 3)} opacity={0.5} />
    </Drawing>
  );
}

/** So many whole waves from left to right. */
function wave(x: number, y: number, width: number, height: number, count: number): string {
  const points = Array.from({ length: 121 }, (_, i) => {
    const part = i / 120;
    return `${(x + width * part).toFixed(1)} ${(y - Math.sin(2 * Math.PI * count * part) * height).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** Half a sine over the sounding part of the string. */
function arc(length: number, y: number, height: number): string {
  const points: string[] = [];
  for (let x = 0; x <= length; x += 4) {
    points.push(`${(4 + x).toFixed(1)} ${(y + Math.sin((Math.PI * x) / length) * height).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}
