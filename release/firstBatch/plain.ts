// Runs in the head of every document, unless its address names reads.
import { sendFirstBatch } from './firstBatch';

sendFirstBatch(() => []);
