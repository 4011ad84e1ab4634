import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from '../env.ts';
import type { Files } from './files.ts';

const s3Driver = async (env: Env, bucket: string): Promise<DriverContract> => {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket,
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    visibility: 'private',
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
  });
};

/**
 * An S3-compatible bucket when configured, else a local folder. The driver rejects keys outside the folder.
 */
export const openFiles = async (env: Env, folder: string): Promise<Files> => {
  const driver = env.S3_BUCKET
    ? await s3Driver(env, env.S3_BUCKET)
    : new FSDriver({ location: folder, visibility: 'private' });
  const disk = new Disk(driver);
  return {
    put: (key, content, contentType) => disk.put(key, content, { contentType }),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : null),
    delete: (key) => disk.delete(key),
  };
};
