import { errorCatalogue, type ErrorCode } from '@rankwright/contracts/errors';
import type { ErrorBody } from '@rankwright/contracts/http';

export interface AppErrorOptions {
  /** Replaces the catalogue's words, e.g. with the platform's own. */
  text?: string;
  /** Field → what is wrong with it. */
  details?: Record<string, string>;
  /** For the log only. */
  cause?: unknown;
}

/** A refusal that may cross the wire. Status and words come from the catalogue. */
export class AppError extends Error {
  readonly status: number;
  readonly details: Record<string, string> | undefined;

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
  }
}

export const errorBodyOf = (error: AppError): ErrorBody => ({
  success: false,
  error: error.message,
  message: error.message,
  code: error.code,
  ...(error.details && { details: error.details }),
});
