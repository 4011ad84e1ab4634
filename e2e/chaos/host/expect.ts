import { expect as base } from '@playwright/test';

/** Patient: the machine may be busy, and what is asked is whether it happens. Recovery times are held apart. */
export const expect = base.configure({ timeout: 15_000 });
