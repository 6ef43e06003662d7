import { inject } from 'vitest';

process.env.TEST_BUCKET = JSON.stringify(inject('bucket'));
