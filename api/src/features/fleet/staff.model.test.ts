import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isStaff, listStaff } from './staff.model.ts';

describe('staff', () => {
  it('is who the setting lists; nobody in production without it, one address elsewhere', () => {
    assert.deepEqual(listStaff({ NODE_ENV: 'production', STAFF_EMAILS: ' Ada@x.com, ,bo@x.com' }), [
      'ada@x.com',
      'bo@x.com',
    ]);
    assert.deepEqual(listStaff({ NODE_ENV: 'production', STAFF_EMAILS: undefined }), []);
    assert.deepEqual(listStaff({ NODE_ENV: 'development', STAFF_EMAILS: undefined }), ['staff@example.com']);
  });

  it('has a verified address', () => {
    const emailVerifiedAt = new Date(0);
    assert.equal(isStaff({ email: 'Ada@x.com', emailVerifiedAt }, ['ada@x.com']), true);
    assert.equal(isStaff({ email: 'ada@x.com', emailVerifiedAt: null }, ['ada@x.com']), false);
    assert.equal(isStaff({ email: 'bo@x.com', emailVerifiedAt }, ['ada@x.com']), false);
    assert.equal(isStaff(null, ['ada@x.com']), false);
  });
});
