import { type Address, encodeFunctionData, erc20Abi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { ChainClient } from '@/devnet/node/chain';
import { type SeededTokens, seededTokens, type TokenKey } from '@/devnet/tokens/tokens';
import { type Currency, nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import type {
  BalanceChange,
  Simulation,
  WatchedBalance,
} from '@/lib/transactions/simulation/simulation';

/** A token of the local exchange, by its name there, or AVAX. */
export type CurrencyKey = TokenKey | 'AVAX';

const TOKENS: SeededTokens = seededTokens(43114);

/** A token of the local exchange as the app knows it. */
export function tokenOf(key: TokenKey): Token {
  const { address, symbol, name, decimals } = TOKENS[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

/** A currency of the local exchange as the app knows it. */
export function currencyOf(key: CurrencyKey): Currency {
  return key === 'AVAX' ? nativeCurrency(43114) : tokenOf(key);
}

/** Asks a local chain anything: viem's types know only the methods of its own actions. */
export function askNode(client: ChainClient, asked: JsonRpcRequest): Promise<unknown> {
  const ask = client.request as (request: JsonRpcRequest) => Promise<unknown>;
  return ask(asked);
}

/** Asks a local chain directly, without the window of a batch. */
export function askChain(client: ChainClient): AskInOwnBatch {
  return async (_chainId, requests, read) =>
    read(
      await Promise.allSettled(requests.map((request) => askNode(client, request))),
      ONE_ENDPOINT,
    );
}

/** Balances, by default of the demo account; 0 of a token that does not exist yet. */
export function held(
  client: ChainClient,
  balances: readonly WatchedBalance[],
): Promise<readonly bigint[]> {
  return Promise.all(
    balances.map(({ currency, owner = ACCOUNTS.demo }) =>
      currency.type === 'native'
        ? client.getBalance({ address: owner })
        : tokenBalance(client, currency, owner),
    ),
  );
}

async function tokenBalance(
  client: ChainClient,
  { address }: Token,
  owner: Address,
): Promise<bigint> {
  const args = [owner] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args });
  const answer = await askNode(client, {
    method: 'eth_call',
    params: [{ to: address, data }, 'latest'],
  });
  return answer === '0x' ? 0n : BigInt(String(answer));
}

/** A simulation that must have been made. */
export function simulated(simulation: Simulation) {
  if (simulation.kind !== 'simulated') throw new TypeError(`No simulation: ${simulation.reason}`);
  return simulation;
}

/** How much each balance changes. */
export function differences(changes: readonly BalanceChange[]): readonly (bigint | undefined)[] {
  return changes.map(({ before, after }) => (before === undefined ? undefined : after - before));
}
