import { withPlainProblems } from './plain-problem.mjs';
import { prepare } from './prepare.mjs';

await withPlainProblems(() => prepare(['web', 'server'], (words) => console.error(words)));
