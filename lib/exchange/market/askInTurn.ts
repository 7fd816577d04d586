import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { untilPageActive } from '@/lib/chain/rpc/usePagePause';
import { refusedEndpoints } from './refusedEndpoints';

/** The request before; the next one waits for its end. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Asks as {@link askInOwnBatch} does, for what the page can do without: one request after the
 * other, none while the page is hidden or offline, and an endpoint that refused not for an hour.
 */
function askInTurn(): AskInOwnBatch {
  const refused = refusedEndpoints();
  return (chainId, requests, read, signal) => {
    const answer = last.then(async () => {
      await untilPageActive(signal);
      return askInOwnBatch(chainId, requests, read, signal, refused);
    });
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** For old states: an endpoint without them may have logs. */
export const askForStates = askInTurn();

/** For logs and receipts. */
export const askForLogs = askInTurn();
