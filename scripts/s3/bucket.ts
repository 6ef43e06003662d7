import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { TestProject } from 'vitest/node';
import { howToGet } from '#scripts/programs.mjs';
import { findServices } from '#scripts/services.mjs';

/** Settings of a server whose files go to the bucket of this run. */
type BucketSettings = Record<
  'FILES_URL' | 'AWS_ENDPOINT_URL_S3' | 'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY',
  string
>;

declare module 'vitest' {
  interface ProvidedContext {
    bucket: BucketSettings;
  }
}

/** Vitest global setup: a throw-away S3 server with one bucket in it, OpenStack Swift as Debian has it. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'mejalab-s3-'));
  const settings = {
    FILES_URL: 's3://mejalab',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'uji:mejalab',
    AWS_SECRET_ACCESS_KEY: 'rahasia-uji',
  };
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const program = new URL('peladen.py', import.meta.url).pathname;
  const { swift } = findServices();
  if (!swift) throw new Error(howToGet(['swift']));
  const server = spawn(swift, [program, folder, accessKeyId, secretAccessKey], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  const port = await new Promise<string>((ready, reject) => {
    server.stdout.once('data', (line: Buffer) => ready(line.toString().trim()));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`the S3 server ended with code ${code}`)));
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({
    endpoint,
    region: settings.AWS_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: 'mejalab' }));
  client.destroy();
  project.provide('bucket', { ...settings, AWS_ENDPOINT_URL_S3: endpoint });
  return async () => {
    server.stdin.end();
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  };
}
