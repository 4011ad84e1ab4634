/** Writes `rankwright.tokens.json` beside this file from the theme's values. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDesignTokens } from '../src/theme/designTokens.ts';

const file = path.join(import.meta.dirname, 'rankwright.tokens.json');
writeFileSync(file, `${JSON.stringify(createDesignTokens(), null, 2)}\n`);
