import { type Address, decodeFunctionData, erc20Abi, type Hash, maxUint256 } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { type Currency, nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { readBalance, readPool } from '@/lib/exchange/pairs/testing/readPool.setup';
import type { Intent } from '@/lib/transactions/submit/intent';
import { submit } from '@/lib/transactions/submit/submit';
import { nodeWallet } from '@/lib/transactions/submit/testing/nodeWallet.setup';

const { demo } = ACCOUNTS;
/** The exchange's router. */
export const { router } = EXCHANGE_ADDRESSES[43114];
/** The terms of each intent: no slippage. */
export const TERMS = { account: demo, slippageBps: 0, deadlineSeconds: 3600 } as const;

/** Sets up a local exchange for a test file, and the demo account's actions on Avalanche. */
export function setUpLiquidity() {
  const devnet = setUpDevnet();
  const chain = () => devnet().chains[43114];

  function tokenOf(key: TokenKey): Token {
    const { address, symbol, name, decimals } = chain().tokens[key];
    return { type: 'token', chainId: 43114, address, symbol, name, decimals };
  }

  function currencyOf(key: TokenKey | 'AVAX'): Currency {
    return key === 'AVAX' ? nativeCurrency(43114) : tokenOf(key);
  }

  /** Lets the router take a token of the account, without a limit unless one is set. */
  async function approve(token: Address, raw = maxUint256) {
    await transact(chain().client, demo, {
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [router, raw],
    });
  }

  /** The account's balances, with the network fees of `hashes` added back. */
  async function held(currency: Currency, hashes: readonly Hash[] = []): Promise<bigint> {
    if (currency.type === 'token') return readBalance(chain().client, currency.address, demo);
    const receipts = await Promise.all(
      hashes.map((hash) => chain().client.getTransactionReceipt({ hash })),
    );
    const fees = receipts.map(({ gasUsed, effectiveGasPrice }) => gasUsed * effectiveGasPrice);
    const balance = await chain().client.getBalance({ address: demo });
    return fees.reduce((total, fee) => total + fee, balance);
  }

  /** Sends the calls of an intent; returns its hash and the function that was called. */
  async function send(intent: Intent) {
    const { transaction } = await submit(nodeWallet(chain().rpcUrl, demo), intent);
    const { hash } = transaction;
    const { status } = await chain().client.waitForTransactionReceipt({ hash });
    expect(status).toBe('success');
    const { input } = await chain().client.getTransaction({ hash });
    const { functionName } = decodeFunctionData({ abi: routerLiquidityAbi, data: input });
    return { hash, functionName };
  }

  const poolOf = (a: Currency, b: Currency) => readPool(chain().client, wrapped(a), wrapped(b));
  const wallet = () => nodeWallet(chain().rpcUrl, demo);
  return { chain, wallet, tokenOf, currencyOf, approve, held, send, poolOf };
}
