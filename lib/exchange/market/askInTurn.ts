import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { refusedEndpoints } from './refusedEndpoints';

/** The state of the page that asks. */
type AskingPage = {
  /** Waits until the page is visible and online. */
  readonly untilActive: (signal: AbortSignal) => Promise<void>;
  readonly isOffline: () => boolean;
};

/** How the past is asked for. */
export type MarketRequests = {
  /** For old states: an endpoint without them may have logs. */
  readonly askForStates: AskInOwnBatch;
  /** For logs and receipts. */
  readonly askForLogs: AskInOwnBatch;
  /** Whether a failure says nothing about the endpoints. */
  readonly isOffline: () => boolean;
};

/**
 * Asks as {@link askInOwnBatch} does, for what the page can do without: one request after the
 * other, none while the page is hidden or offline, and an endpoint that refused not for an hour.
 */
export function marketRequests(page: AskingPage): MarketRequests {
  /** The request before; the next one waits for its end. */
  let last: Promise<unknown> = Promise.resolve();
  const askInTurn = (): AskInOwnBatch => {
    const refused = refusedEndpoints(page.isOffline);
    return (chainId, requests, read, signal) => {
      const answer = last.then(async () => {
        await page.untilActive(signal);
        return askInOwnBatch(chainId, requests, read, signal, refused);
      });
      last = answer.catch(() => undefined);
      return answer;
    };
  };
  return { askForStates: askInTurn(), askForLogs: askInTurn(), isOffline: page.isOffline };
}
