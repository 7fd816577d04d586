import type { Page } from 'playwright/test';

/** A page, or a frame inside it. */
export type Evaluating = Pick<Page, 'evaluate'>;
