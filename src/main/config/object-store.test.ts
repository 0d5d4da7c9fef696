import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { listUnusedS3Variables } from './object-store.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'confidential' };

test('pictures are files unless a bucket is configured', () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig({ OBJECT_STORE: 'disk', S3_BUCKET: 'pictures' }).s3).toBeUndefined();
  expect(readConfig({ OBJECT_STORE: 's3', S3_BUCKET: 'pictures' }).s3).toEqual({
    bucket: 'pictures',
    region: 'us-east-1',
    endpoint: undefined,
    credentials: undefined,
  });
  const own = { S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://store:9000/', S3_REGION: 'eu-1', ...KEYS };
  expect(readConfig({ OBJECT_STORE: 's3', ...own }).s3).toEqual({
    bucket: 'pictures',
    region: 'eu-1',
    endpoint: 'http://store:9000',
    credentials: { accessKeyId: 'AKIA', secretAccessKey: 'confidential', sessionToken: undefined },
  });
});

test.each([
  ['S3_BUCKET', {}],
  ['S3_BUCKET', { S3_BUCKET: 'My Bucket' }],
  ['S3_BUCKET', { S3_BUCKET: 'a/b/c' }],
  ['S3_ENDPOINT', { S3_BUCKET: 'pictures', S3_ENDPOINT: 'store:9000' }],
  ['S3_ENDPOINT', { S3_BUCKET: 'pictures', S3_ENDPOINT: 'https://key:confidential@store' }],
  ['S3_REGION', { S3_BUCKET: 'pictures', S3_REGION: 'in the north' }],
  ['AWS_ACCESS_KEY_ID', { S3_BUCKET: 'pictures', AWS_SECRET_ACCESS_KEY: 'confidential' }],
  ['AWS_SECRET_ACCESS_KEY', { S3_BUCKET: 'pictures', AWS_ACCESS_KEY_ID: 'AKIA' }],
])('what is wrong with the store stops the start and names %s: %o', (name, env) => {
  const start = () => readConfig({ OBJECT_STORE: 's3', ...env });
  expect(start).toThrow(new RegExp(`^${name} [^\n]+$`));
  expect(start).not.toThrow('confidential');
});

test('S3 variables without OBJECT_STORE=s3 have no effect, and a warning says so', () => {
  expect(listUnusedS3Variables({ S3_BUCKET: 'pictures' })).toEqual([
    'S3_BUCKET has no effect: OBJECT_STORE is not s3',
  ]);
  expect(listUnusedS3Variables({ S3_BUCKET: ' ', PATH: '/bin' })).toEqual([]);
  expect(listUnusedS3Variables({ OBJECT_STORE: 's3', S3_BUCKET: 'pictures' })).toEqual([]);
  expect(readConfig({ S3_BUCKET: 'pictures' })).toEqual(readConfig({}));
});
