/** From `at` on, go to `value` in a straight line that takes `seconds`; 0 is a step. */
export interface Move {
  readonly at: number;
  readonly value: number;
  readonly seconds: number;
  /** Begins and ends gently instead: many short lines along a raised cosine. */
  readonly eased?: boolean;
}

interface Point {
  readonly at: number;
  readonly value: number;
}

/** How many lines make an eased move: each kink between them is 25 dB below the one at a straight line's end. */
const EASED_PIECES = 64;

/** Less than a sample: cancels what comes after a moment without touching that moment itself. */
const JUST_AFTER = 1e-6;

/**
 * The course of one AudioParam, made of straight lines and steps, known here as well as in the audio thread.
 * It can be rewritten from any moment on without a jump: the line that is under way is first cut at that moment
 * (the shorter line lies on the longer one), and only then the rest is taken away. Nothing is heard of it
 * whenever the audio thread looks, and `cancelAndHoldAtTime`, which Firefox lacks, is not needed.
 */
export class AutomationLine {
  readonly #param: AudioParam;
  #points: Point[];

  /** `value` is what the parameter's node was made with: a parameter without events costs nothing to run. */
  constructor(param: AudioParam, value: number, at: number) {
    this.#param = param;
    this.#points = [{ at, value }];
  }

  valueAt(time: number): number {
    let before = this.#points[0];
    for (const point of this.#points) {
      if (point.at > time) {
        if (!before || before.at >= point.at || before.at > time) return before?.value ?? point.value;
        return before.value + ((point.value - before.value) * (time - before.at)) / (point.at - before.at);
      }
      before = point;
    }
    return before?.value ?? 0;
  }

  /** The value that it comes to rest at. */
  get target(): number {
    return this.#points.at(-1)?.value ?? 0;
  }

  /** From `from` on, follow these moves and nothing that was planned before. They are in order of time. */
  follow(from: number, moves: readonly Move[]): void {
    const start = this.valueAt(from);
    const isOnSlope = this.#slopesAt(from);
    if (isOnSlope) this.#param.linearRampToValueAtTime(start, from);
    else this.#param.setValueAtTime(start, from);
    this.#param.cancelScheduledValues(from + JUST_AFTER);
    const past = this.#points.filter((point) => point.at < from).slice(-3);
    this.#points = [...past, { at: from, value: start }];
    moves.forEach((move, index) => {
      this.#append(move, Math.max(from, move.at), moves[index + 1]?.at);
    });
  }

  #slopesAt(time: number): boolean {
    const next = this.#points.findIndex((point) => point.at > time);
    return next > 0 && this.#points[next]?.value !== this.#points[next - 1]?.value;
  }

  #append(move: Move, at: number, nextAt: number | undefined): void {
    const held = this.target;
    // A line that the next move would overtake is cut where that move begins.
    const room = nextAt === undefined ? move.seconds : Math.min(move.seconds, Math.max(0, nextAt - at));
    const value = move.seconds > 0 ? held + ((move.value - held) * room) / move.seconds : move.value;
    this.#points.push({ at, value: held });
    this.#param.setValueAtTime(room > 0 ? held : value, at);
    if (room > 0 && move.eased) this.#ease(at, room, held, value);
    else if (room > 0) this.#param.linearRampToValueAtTime(value, at + room);
    this.#points.push({ at: at + room, value });
  }

  #ease(at: number, seconds: number, from: number, to: number): void {
    for (let piece = 1; piece <= EASED_PIECES; piece++) {
      const part = piece / EASED_PIECES;
      const point = {
        at: at + seconds * part,
        value: from + (to - from) * (0.5 - 0.5 * Math.cos(Math.PI * part)),
      };
      this.#param.linearRampToValueAtTime(point.value, point.at);
      if (piece < EASED_PIECES) this.#points.push(point);
    }
  }
}
