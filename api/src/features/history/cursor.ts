import { z } from 'zod';
import { AppError } from '../../http/AppError.ts';
import type { Position } from './history.repository.ts';

const shape = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

export const encodeCursor = ({ moment, id }: Position): string =>
  Buffer.from(JSON.stringify([moment, id])).toString('base64url');

/** Throws INVALID_REQUEST when the cursor is malformed. */
export const decodeCursor = (cursor: string): Position => {
  try {
    const [moment, id] = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { moment, id };
  } catch {
    throw new AppError('INVALID_REQUEST', { details: { cursor: 'This cursor is not valid.' } });
  }
};
