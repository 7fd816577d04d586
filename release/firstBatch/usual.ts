// Runs in every document but those with a swap, after what it shows.

import { type DocumentReads, sendFirstBatch } from './firstBatch';

/** Written in by the build. */
declare const DOCUMENT_READS: DocumentReads;

sendFirstBatch((chainId) => DOCUMENT_READS[chainId] ?? []);
