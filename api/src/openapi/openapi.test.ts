import type { OpenAPIV3_1 } from 'openapi-types';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findBreakingChanges } from './findBreakingChanges.ts';
import { createOpenApiDocument } from './document.ts';
import { createBaselineDocument, baselineFile, documentFile, formatDocument } from './documentFiles.ts';

const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as OpenAPIV3_1.Document;

describe('the OpenAPI document', () => {
  it('is up to date with the contracts (npm run generate:openapi -w @rankwright/api)', () => {
    assert.equal(readFileSync(documentFile, 'utf8'), formatDocument(createOpenApiDocument()));
  });

  it('has no breaking changes to documented endpoints', () => {
    assert.deepEqual(findBreakingChanges(read(baselineFile), createOpenApiDocument()), []);
  });

  it('reports the endpoint that a change breaks', () => {
    const before = createBaselineDocument();
    const after = structuredClone(before);
    delete after.paths?.['/api/auth/login'];
    const register = after.paths?.['/api/auth/register']?.post?.requestBody as OpenAPIV3_1.RequestBodyObject;
    const schema = register.content['application/json']?.schema as OpenAPIV3_1.SchemaObject;
    schema.required = [...(schema.required ?? []), 'phone'];
    assert.deepEqual(findBreakingChanges(before, after).sort(), [
      'POST /api/auth/login: the endpoint was removed',
      'POST /api/auth/register: phone is now required',
    ]);
  });
});
