import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What can go wrong with the statistics service. */
export type StatsFault =
  /** The connection breaks. */
  | { readonly type: 'down' }
  | { readonly type: 'status'; readonly status: number }
  /** No answer comes, and the connection stays open. */
  | { readonly type: 'hang' }
  /** The right answer is late. */
  | { readonly type: 'slow'; readonly ms: number }
  /** A page of HTML with status 200. */
  | { readonly type: 'html' }
  /** Another body with status 200, such as those of `BAD_APRS`. */
  | { readonly type: 'body'; readonly body: string };

/** A fault, and the address whose answers it concerns; without one it concerns every answer. */
export type StatsRule = { readonly fault: StatsFault; readonly address?: string };

/** Bodies in place of the three APRs that are no usable answer. */
export const BAD_APRS = {
  nan: '{"swapFeeApr":NaN,"stakingApr":NaN,"combinedApr":NaN}',
  nulls: '{"swapFeeApr":null,"stakingApr":null,"combinedApr":null}',
  texts: '{"swapFeeApr":"12","stakingApr":"34","combinedApr":"46"}',
  trillions: '{"swapFeeApr":4000000000000,"stakingApr":7000000000000,"combinedApr":11000000000000}',
  infinite: '{"swapFeeApr":1e999,"stakingApr":1e999,"combinedApr":1e999}',
  negative: '{"swapFeeApr":-12,"stakingApr":-34,"combinedApr":-46}',
  missing: '{"combinedApr":46}',
  list: '[12,34,46]',
  empty: '',
} as const;

const HTML = '<!doctype html><title>Statistics</title><h1>Statistics</h1>';

/** Applies a fault. Gives true if it answered, or never will. */
export async function applyStatsFault(
  fault: StatsFault,
  response: ServerResponse,
): Promise<boolean> {
  switch (fault.type) {
    case 'down':
      response.destroy();
      return true;
    case 'status':
      response.writeHead(fault.status).end();
      return true;
    case 'hang':
      return true;
    case 'slow':
      await pause(fault.ms);
      return false;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
      return true;
    case 'body':
      response.writeHead(200, { 'content-type': 'application/json' }).end(fault.body);
      return true;
  }
}
