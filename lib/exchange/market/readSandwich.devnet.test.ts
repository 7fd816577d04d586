import { type Address, encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import { sendTransaction } from 'viem/actions';
import { ACCOUNTS } from '@/devnet/accounts';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { approve } from '@/devnet/tokens/approve';
import { sandwichPending } from '@/devnet/tokens/sandwichPending';
import type { TokenKey } from '@/devnet/tokens/tokens';
import type { Token } from '@/lib/base/tokens/token';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { fetchReceipt } from '@/lib/transactions/history/fetchReceipt';
import { readSandwich } from './readSandwich';

const { demo } = ACCOUNTS;
const { router } = EXCHANGE_ADDRESSES[43114];
const GAS = 1_000_000n;

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

function tokenOf(key: TokenKey): Token {
  const { address, symbol, name, decimals } = chain().tokens[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

const ask: AskInOwnBatch = async (_chainId, requests, read) => {
  const request = chain().client.request as (asked: JsonRpcRequest) => Promise<unknown>;
  return read(await Promise.allSettled(requests.map(request)), ONE_ENDPOINT);
};

function balance(key: TokenKey, owner: Address): Promise<bigint> {
  const { address } = chain().tokens[key];
  const call = { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const;
  return chain().client.readContract(call);
}

test.each<{ readonly path: readonly [TokenKey, ...TokenKey[]]; readonly sold: bigint }>([
  { path: ['WAVAX', 'QI'], sold: 10n ** 18n },
  { path: ['PNG', 'WAVAX', 'QI'], sold: 100n * 10n ** 18n },
  { path: ['USDC.e', 'WAVAX', 'QI'], sold: 20n * 10n ** 6n },
])(
  'MKT-01 what a sandwich cost a sale along $path is what it receives without it, to the unit',
  async ({ path, sold }) => {
    const { client, tokens } = chain();
    const [first] = path;
    const last = path.at(-1) ?? first;
    const addresses = path.map((key) => tokens[key].address);
    await approve(client, demo, { token: addresses[0] ?? router, spender: router, amount: sold });
    const swap = {
      address: router,
      abi: routerAbi,
      functionName: 'swapExactTokensForTokens',
      args: [sold, 0n, addresses, demo, maxUint256],
    } as const;
    const mineAround = await sandwichPending(chain(), 'QI', '5');
    const before = await balance(last, demo);
    const snapshot = await client.snapshot();
    await transact(client, demo, swap);
    const alone = (await balance(last, demo)) - before;
    await client.revert({ id: snapshot });

    await client.setIntervalMining({ interval: 0 });
    await client.setAutomine(false);
    const data = encodeFunctionData(swap);
    const own = { account: demo, chain: null, to: router, data, gas: GAS } as const;
    const hash = await sendTransaction(client, own);
    const { front, back } = await mineAround();
    await client.setAutomine(true);
    const received = (await balance(last, demo)) - before;
    expect(received).toBeLessThan(alone);

    const fetched = await fetchReceipt(client, hash, await client.getBlockNumber());
    if (fetched === undefined) throw new TypeError('no receipt');
    const mined = { input: tokenOf(first), output: tokenOf(last), receipt: fetched.receipt };
    const { signal } = new AbortController();
    expect(await readSandwich({ chainId: 43114, account: demo, ...mined }, signal, ask)).toEqual({
      ...{ status: 'sandwiched', cost: alone - received, by: ACCOUNTS.second },
      ...{ before: front, after: back },
    });
  },
);
