/**
 * SQLSTATEs of a database that cannot work at present: 08 the connection is lost, 53 out of disk, memory or
 * connections, 57P01–57P05 it shuts down, has crashed or starts, 58 an error of its operating system.
 */
const unavailableStates = /^(08...|53...|57P0[1-5]|58...)$/;
const socketErrors = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
/** Errors of `pg` without a code. */
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether an error says that the database is away or cannot write, rather than that a statement is wrong. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    unavailableStates.test(code) ||
    socketErrors.test(code) ||
    connectionMessages.test(error.message) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) ||
    isDatabaseUnavailable(error.cause)
  );
};
