import { inject } from 'vitest';

// Workers are counted from 1, and each runs one test file at a time.
process.env.TEST_POSTGRES_URL = inject('postgresUrls')[Number(process.env.VITEST_POOL_ID) - 1];
