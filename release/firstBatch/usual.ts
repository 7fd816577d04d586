// Runs in the head of every document but those with a swap.

import { type DocumentReads, sendFirstBatch } from './firstBatch';

/** Written in by the build. */
declare const DOCUMENT_READS: DocumentReads;

sendFirstBatch((chainId) => DOCUMENT_READS[chainId] ?? []);
