import { retryPauseMs } from './trackedRead';

/** Failures within this time belong to one HTTP batch. */
const BATCH_MS = 100;

/** The time of retries: reads that fail in one batch are retried in one. */
export class RetryTime {
  #failedAtMs = Number.NEGATIVE_INFINITY;
  #retryAtMs = 0;

  /** When a read that fails now is retried, in milliseconds. */
  afterFailure(nowMs: number): number {
    if (nowMs - this.#failedAtMs > BATCH_MS) {
      this.#failedAtMs = nowMs;
      this.#retryAtMs = nowMs + retryPauseMs();
    }
    return this.#retryAtMs;
  }
}
