import { config } from 'zod';

// zod would try to compile schemas with `new Function`, which our content security policy refuses and reports.
// This must run before the first schema is made: it is the first import of the app.
config({ jitless: true });
