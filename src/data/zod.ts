import { z } from 'zod/v4';

// What every import of zod in the app and its worker comes by (vite.config.ts), so before anything makes a schema. Zod would
// try `new Function` to read objects faster; our content security policy allows none (architecture.md section 5), and each
// browser reports the attempt as an error of ours.
z.config({ jitless: true });

export * from 'zod/v4';
