import { resultIn } from '@/lib/chain/reads/oldState';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { type PricePoint, withoutAbsurd } from '@/lib/exchange/market/pricePoints';
import { readWeek } from '@/lib/exchange/market/readWeek';
import { figureCalls, figuresAt } from '@/lib/exchange/rewards/pools/figuresAt';
import { stakeApr, stakeQuoteRead } from './stakeApr';
import type { Stake } from './stakeCatalogue';

type Requested = {
  readonly stake: Stake;
  /** The latest block that the page knows. */
  readonly block: bigint;
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

/**
 * The APRs of a stake within a week, each as a price: at kept blocks, and now. They are computed as
 * the present one is. A state in which it paid nothing, or the reward had no price, has none.
 *
 * @throws as `readWeek` does.
 */
export async function readStakeRates({
  stake,
  ...requested
}: Requested): Promise<readonly PricePoint[]> {
  const { pool } = stake;
  const figures = figureCalls(pool);
  const quote = stakeQuoteRead(stake);
  const moments = await readWeek({
    ...requested,
    chainId: pool.chainId,
    calls: [...figures, quote],
  });
  const points = moments.flatMap(({ seconds, replies }) => {
    const then = figuresAt(pool, replies.slice(0, figures.length), seconds);
    const amounts = resultIn(replies[figures.length], quote.abi, quote.functionName);
    const quoted: unknown = Array.isArray(amounts) ? amounts.at(-1) : undefined;
    const apr = then && stakeApr(then, typeof quoted === 'bigint' ? quoted : undefined);
    return typeof apr === 'object' ? [{ seconds, price: apr }] : [];
  });
  return withoutAbsurd(points);
}
