import { defineEndpoint, type Endpoint } from '../http.ts';
import type { verificationSchemas } from './verification.schemas.ts';

export const sendVerificationEmail: Endpoint<typeof verificationSchemas.sendVerificationEmail> =
  defineEndpoint({
    id: 'sendVerificationEmail',
    method: 'POST',
    path: '/api/auth/email/verification',
    documented: false,
  });

export const verifyEmail: Endpoint<typeof verificationSchemas.verifyEmail> = defineEndpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/email/verify',
  access: 'none',
  documented: false,
});

export const changeEmail: Endpoint<typeof verificationSchemas.changeEmail> = defineEndpoint({
  id: 'changeEmail',
  method: 'POST',
  path: '/api/auth/email',
  documented: false,
});

export const undoEmailChange: Endpoint<typeof verificationSchemas.undoEmailChange> = defineEndpoint({
  id: 'undoEmailChange',
  method: 'POST',
  path: '/api/auth/email/undo',
  access: 'none',
  documented: false,
});

export const listSecurityEvents: Endpoint<typeof verificationSchemas.listSecurityEvents> = defineEndpoint({
  id: 'listSecurityEvents',
  method: 'GET',
  path: '/api/auth/security-events',
  documented: false,
});
