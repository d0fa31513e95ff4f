import { config, z } from 'zod';
import { plainWords } from '#contract/plain-words.ts';

config({ customError: plainWords });

// In a page zod would try to compile schemas with `new Function`, which our content security policy refuses and
// reports. This must be said before the first schema is made, so every schema comes through here.
if ('document' in globalThis) config({ jitless: true });

export { z };
