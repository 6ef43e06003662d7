import { z } from 'zod';

// Imported before anything that makes a schema. Zod would try `new Function` to read objects faster; our content
// security policy allows none (architecture.md section 5), and each browser reports the attempt as an error of ours.
z.config({ jitless: true });
