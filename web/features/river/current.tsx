/** One period of the water in units of the picture; two of them stand side by side and drift by one. */
const WIDTH = 320;
const HEIGHT = 148;
const STEP = 8;

/** How far a line of the current lies from rest: whole waves only, so that the picture closes on itself. */
function lift(line: number, part: number): number {
  const turn = 2 * Math.PI * part;
  return Math.sin(turn + line * 0.33) * (9 + line * 0.8) + Math.sin(3 * turn + line * 0.8) * 2.6;
}

const lines = Array.from({ length: 9 }, (_, line) => {
  const points = Array.from({ length: (2 * WIDTH) / STEP + 1 }, (_, at) => {
    const x = at * STEP;
    return `${x} ${(20 + line * 13 + lift(line, x / WIDTH)).toFixed(1)}`;
  });
  return { path: `M${points.join('L')}`, opacity: 0.9 - line * 0.075 };
});

interface CurrentProps {
  readonly isFlowing: boolean;
  /** How much of the round has been heard, 0 to 1: that much is lit. */
  readonly share: number;
}

/** The river, drawn: nine lines of one current that drift while it plays. */
export function Current({ isFlowing, share }: CurrentProps) {
  return (
    <div aria-hidden="true" className="river-current" data-flowing={isFlowing} style={{ '--share': share }}>
      <Water />
      <div className="river-heard">
        <Water />
      </div>
    </div>
  );
}

function Water() {
  return (
    <svg viewBox={`0 0 ${2 * WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ path, opacity }) => (
        <path key={path} d={path} opacity={opacity} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
