// Workers are counted from 1, and each runs one test file at a time.
const urls = JSON.parse(process.env['POSTGRES_CLUSTERS']!) as string[];
process.env['TEST_POSTGRES_URL'] = urls[Number(process.env['VITEST_POOL_ID']) - 1];

export {};
