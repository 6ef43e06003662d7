import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  NotFound,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { FilesAway, isNetworkFault } from './fault.ts';
import { checked, placeOf, type FileStore } from './files.ts';

/** A bucket of an S3 server, as FILES_URL and the AWS_* settings name it. */
export type BucketAddress = {
  bucket: string;
  /** Goes before every name in it; '' or 'folder/'. */
  prefix: string;
  region: string;
  /** Of a server that is not Amazon's. */
  endpoint?: string | undefined;
  /** Without them the client looks where Amazon's own programs look: profile, role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** The smallest part S3 takes, so the most of one file that is ever held in memory. */
const partBytes = 5 * 1024 * 1024;

/**
 * A bucket of files, named as in the folder, each under the first two letters of its hash. An object appears whole or not
 * at all, also one that was sent in parts. Presigned addresses are not used: who may read a file is ours to judge.
 */
export function bucketStore(
  { bucket, prefix, region, endpoint, credentials }: BucketAddress,
  { timeoutMs = 30_000 } = {},
): FileStore & { check: () => Promise<void>; close: () => void } {
  const client = new S3Client({
    region,
    // A bucket as part of the path is what every server understands; as part of the host name only Amazon's.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // Newer checksums travel in a trailer that other servers than Amazon's refuse; the signature has one already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(5000, timeoutMs),
      requestTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
  });
  const place = (sha256: string) => ({ Bucket: bucket, Key: prefix + placeOf(sha256) });
  return {
    async put(content, sha256) {
      // One part is sent as a whole, and more only become an object when the last is there: a content that turns out to
      // be another is never seen.
      const params = { ...place(sha256), Body: Readable.from(checked(content, sha256)) };
      await new Upload({ client, params, partSize: partBytes, queueSize: 1 }).done().catch(told);
    },
    async get(sha256) {
      const found = await client.send(new GetObjectCommand(place(sha256))).catch(nullIf(NoSuchKey));
      return found?.Body?.transformToWebStream() ?? null;
    },
    async has(sha256) {
      return (await client.send(new HeadObjectCommand(place(sha256))).catch(nullIf(NotFound))) !== null;
    },
    async remove(sha256) {
      await client.send(new DeleteObjectCommand(place(sha256))).catch(told);
    },
    async removeLeftovers(before) {
      const { Uploads = [] } = await client
        .send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }))
        .catch(told);
      const left = Uploads.filter(({ Initiated }) => Initiated !== undefined && Initiated < before);
      for (const { Key, UploadId } of left)
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })).catch(told);
      return left.length;
    },
    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }));
      } catch (error) {
        throw new Error(whyNot(error, bucket), { cause: error });
      }
    },
    close: () => client.destroy(),
  };
}

/** Passes an error on as what it means for the caller: no answer, or that of a broken server, is a store that is away. */
function told(error: unknown): never {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  const gone = isNetworkFault(error) || (error instanceof Error && error.name === 'TimeoutError');
  throw gone || (status !== undefined && status >= 500) ? new FilesAway(error) : error;
}

/** The same, but for the one error that says there is no such object. */
const nullIf =
  (missing: typeof NoSuchKey | typeof NotFound) =>
  (error: unknown): null => {
    if (error instanceof missing) return null;
    return told(error);
  };

/** What is wrong with the settings, as one sentence for the operator who starts the server. */
function whyNot(error: unknown, bucket: string): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404) return `FILES_URL menyebut bucket ${bucket}, tetapi bucket itu tidak ada.`;
  if (status === 401 || status === 403)
    return `Bucket ${bucket} di FILES_URL menolak kunci kita. Periksa AWS_ACCESS_KEY_ID dan AWS_SECRET_ACCESS_KEY.`;
  return `Penyimpanan file di FILES_URL (bucket ${bucket}) tidak dapat dihubungi. Periksa AWS_ENDPOINT_URL_S3 dan AWS_REGION.`;
}
