interface ErrorDescription {
  type: string;
  message: string;
  /** Where it was thrown, without the message. */
  stack: string;
  code?: string;
  status?: number;
  cause?: ErrorDescription;
  causes?: ErrorDescription[];
}

const maxMessageLength = 300;
const maxDepth = 5;
/** Of a table, a column or a constraint. */
const isName = /^"[\w.]{1,60}"$/;

/**
 * A message without what people wrote: the values of a failed statement, what a database or parser quotes of its input,
 * addresses and long tokens.
 */
const cleanMessage = (message: string): string =>
  message
    .slice(0, 4_000)
    .replace(/\nparams: [^]*$/, '')
    .replace(/: "[^"]*("|$)|=\([^)]*(\)|$)/g, ': [hidden]')
    .replace(/"[^"]*("|$)/g, (quoted) => (isName.test(quoted) ? quoted : '[hidden]'))
    .replace(/[^\s<>@]{1,100}@[^\s<>@]{1,100}|[\w+/=.-]{33,}/g, '[hidden]')
    .slice(0, maxMessageLength);

const describeMessage = ({ name, message }: Error): string =>
  // Libraries of language models repeat what the provider said, which may repeat the prompt.
  name.startsWith('AI_') ? '' : cleanMessage(message);

/** A message may have lines that look like frames. */
const listFrames = ({ stack = '', message }: Error): string =>
  stack
    .replace(message, '')
    .match(/^ {4}at .*$/gm)
    ?.join('\n') ?? '';

/**
 * What the log may have of an error: only the fields here, because errors carry what was sent: statements their
 * parameters, language models the prompt, mail its recipients.
 */
export const describeError = (error: unknown, depth = 0): ErrorDescription => {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { cause, constructor } = error;
  const isDeep = depth >= maxDepth;
  return {
    type: constructor.name,
    message: describeMessage(error),
    stack: listFrames(error),
    ...('statusCode' in error && { status: Number(error.statusCode) }),
    ...('code' in error && { code: String(error.code).slice(0, 60) }),
    ...(cause instanceof Error && !isDeep && { cause: describeError(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && { causes: error.errors.slice(0, 10).map((inner) => describeError(inner, depth + 1)) }),
  };
};
