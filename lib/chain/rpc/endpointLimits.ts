/**
 * A limit of an endpoint, on batches or on multicalls, may have had a passing cause, so something
 * larger is tried again after 10 minutes.
 */
export const REMEMBERED_MS = 600_000;

/**
 * The URLs of endpoints whose batches are sent in parts. `batchLimit.ts`, which has their limits, is
 * loaded only for these.
 */
export const limitedUrls = new Set<string>();
