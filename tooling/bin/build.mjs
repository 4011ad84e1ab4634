#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { buildPackage } = await import('../src/build/buildPackage.ts');
await buildPackage(process.cwd(), process.argv[2]);
