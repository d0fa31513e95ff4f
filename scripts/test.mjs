import { nodeVersionProblem } from './node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./testing/run-tests.mjs').then((tests) => tests.runTests(process.argv.slice(2)));
}
