import { register } from 'tsx/esm/api';

/** Only where the server runs from its sources: a thread does not inherit what makes the others read TypeScript. */
register();
await import('./mood-worker.ts');
