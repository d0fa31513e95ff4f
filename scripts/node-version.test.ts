import { describe, expect, it } from 'vitest';
import { nodeVersionProblem } from './node-version.mjs';

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('%s is good enough', (version) => {
    expect(nodeVersionProblem(version)).toBeUndefined();
  });

  it.each(['14.21.3', '18.20.4', '20.18.3', '21.7.3', '22.11.0'])(
    '%s is refused in one line that names it and what is needed',
    (version) => {
      const problem = nodeVersionProblem(version);
      expect(problem).toContain(`this is Node ${version}`);
      expect(problem).toContain('20.19 or newer');
      expect(problem).not.toContain('\n');
    },
  );
});
