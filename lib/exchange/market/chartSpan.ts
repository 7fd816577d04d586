import type { HistorySpan } from './keptBlocks';

/** What a chart shows: the last hour, day or week, or what this browser has seen. */
export type ChartSpan = 'hour' | HistorySpan | 'seen';
