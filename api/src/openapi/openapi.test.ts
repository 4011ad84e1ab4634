import type { OpenAPIV3_1 } from 'openapi-types';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { breakingChanges } from './breaking.ts';
import { openApiDocument } from './document.ts';
import { baselineDocument, baselineFile, documentFile, print } from './files.ts';

const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as OpenAPIV3_1.Document;

describe('the API document', () => {
  it('is committed as the contracts print it (npm run generate:openapi -w @rankwright/api)', () => {
    assert.equal(readFileSync(documentFile, 'utf8'), print(openApiDocument()));
  });

  it('keeps every documented call as it was promised', () => {
    assert.deepEqual(breakingChanges(read(baselineFile), openApiDocument()), []);
  });

  it('names the call that a change would break', () => {
    const before = baselineDocument();
    const after = structuredClone(before);
    delete after.paths?.['/api/auth/login'];
    const register = after.paths?.['/api/auth/register']?.post?.requestBody as OpenAPIV3_1.RequestBodyObject;
    const schema = register.content['application/json']?.schema as OpenAPIV3_1.SchemaObject;
    schema.required = [...(schema.required ?? []), 'phone'];
    assert.deepEqual(breakingChanges(before, after).sort(), [
      'POST /api/auth/login: the call is gone',
      'POST /api/auth/register: phone is now required',
    ]);
  });
});
