import { errorCatalogue, type ErrorCode } from '@rankwright/contracts/errors';
import type { ErrorBody } from '@rankwright/contracts/http';

export interface AppErrorOptions {
  /** Replaces the message of the error catalogue, e.g. with the platform's own. */
  text?: string;
  /** Field name → validation message. */
  details?: Record<string, string>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Logged, never sent to the client. */
  cause?: unknown;
}

/** An error that may be sent to the client. Status and message come from the error catalogue. */
export class AppError extends Error {
  readonly status: number;
  readonly details: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(
      options.text ?? errorCatalogue[code].text,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.status = errorCatalogue[code].status;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const toErrorBody = (error: AppError): ErrorBody => ({
  success: false,
  error: error.message,
  message: error.message,
  code: error.code,
  ...(error.details && { details: error.details }),
});
