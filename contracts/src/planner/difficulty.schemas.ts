import * as z from '@rankwright/contracts/zod';
import { difficulty } from '../limits.ts';

export const difficultyValue = z.number().int().min(difficulty.min).max(difficulty.max);
