import { describe, expect, it } from 'vitest';
import { createGovernor } from './governor.ts';

function note(governor: ReturnType<typeof createGovernor>, milliseconds: number, frames: number): void {
  for (let i = 0; i < frames; i++) governor.note(milliseconds);
}

describe('the frame governor', () => {
  it('changes nothing while frames come quickly, nor for one long pause', () => {
    const governor = createGovernor();
    note(governor, 16, 500);
    governor.note(5000);
    note(governor, 16, 100);
    expect(governor).toMatchObject({ resolution: 1, grains: 1 });
  });

  it('lowers the resolution in two steps before it takes a single grain away', () => {
    const governor = createGovernor();
    const seen: string[] = [];
    for (let i = 0; i < 300; i++) {
      if (governor.note(60)) seen.push(`${governor.resolution} ${governor.grains}`);
    }
    expect(seen).toEqual(['0.75 1', '0.5 1', '0.5 0.5', '0.5 0.25']);
  });

  it('tries the finer picture again when frames have been quick for a while, each time more patiently', () => {
    const governor = createGovernor();
    note(governor, 60, 24);
    expect(governor.resolution).toBe(0.75);
    note(governor, 10, 24 * 4);
    expect(governor.resolution).toBe(1);
    note(governor, 60, 24);
    note(governor, 10, 24 * 4);
    expect(governor.resolution).toBe(0.75);
    note(governor, 10, 24 * 4);
    expect(governor.resolution).toBe(1);
  });
});
