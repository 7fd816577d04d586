import { decodeFunctionData, erc20Abi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { giveOldPoolTokens, skewPool } from '@/devnet/migration/migrationStates';
import { pairOf, tokenOf } from '@/devnet/migration/oldPools';
import { openMigration } from '@/devnet/migration/openMigration';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { amountOf } from '@/lib/base/amounts/amount';
import { liquidityMinimum } from '@/lib/base/amounts/slippage';
import { migrationRouterAbi } from '@/lib/chain/contracts/abis/migrationRouter';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { readBalance, readPool } from '@/lib/exchange/pairs/testing/readPool.setup';
import { signPermit } from '@/lib/transactions/approvals/signPermit';
import { submit } from '@/lib/transactions/submit/submit';
import { nodeWallet } from '@/lib/transactions/submit/testing/nodeWallet.setup';
import { conversionOf, convertedTokens } from './conversion';
import { convertIntent } from './convertIntent';
import type { ConversionTerms } from './convertTerms';

const { demo } = ACCOUNTS;
const { migrationRouter } = EXCHANGE_ADDRESSES[43114];

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const wallet = () => nodeWallet(chain().rpcUrl, demo);

type Symbols = readonly [string, string];

/** A conversion of pool tokens that the account gets, as the app computes it. */
async function proposed(farm: string, from: Symbols, to: Symbols): Promise<ConversionTerms> {
  const { client } = chain();
  const [oldPool, presentPool] = await Promise.all(
    [from, to].map(([a, b]) => readPool(client, tokenOf(a), tokenOf(b))),
  );
  if (!oldPool || !presentPool) throw new TypeError('No pools');
  const raw = await giveOldPoolTokens(chain(), farm, { account: demo, perMille: 7n });
  const tokens = convertedTokens(oldPool.pair, presentPool.pair);
  const conversion = tokens && conversionOf(oldPool, presentPool, { tokens, liquidity: raw });
  if (!conversion) throw new TypeError('No conversion');
  const amount = amountOf(oldPool.pair.liquidityToken, raw);
  const least = liquidityMinimum(conversion.minted, 50);
  return { account: demo, amount, conversion, least, deadlineSeconds: 1_200 };
}

const CASES = [
  ['WAVAX_ETH_V1', ['WAVAX', 'ETH'], ['WAVAX', 'WETH.e']],
  ['WAVAX_WBTC_V1', ['WAVAX', 'WBTC'], ['WAVAX', 'WBTC.e']],
  ['WAVAX_USDT_V1', ['WAVAX', 'USDT'], ['WAVAX', 'USDT.e']],
  ['PNG_ETH_V1', ['PNG', 'ETH'], ['PNG', 'WETH.e']],
] as const;

test.each(CASES)(
  'MIG-08 MIG-09 MIG-10 pool tokens of %s are converted as shown, to the last digit, even by signature and at another price',
  async (farm, from, to) => {
    await openMigration(chain());
    for (const isSigned of [false, true]) {
      const { client } = chain();
      if (isSigned) await skewPool(chain(), to, to[1] === 'WBTC.e' ? '0.01' : '0.03');
      const plain = await proposed(farm, from, to);
      const { amount, conversion } = plain;
      const [left0, left1] = conversion.leftovers;
      const chargeBack = await client.readContract({
        address: migrationRouter,
        abi: migrationRouterAbi,
        functionName: 'calculateChargeBack',
        args: [pairOf(from[0], from[1]), pairOf(to[0], to[1]), amount.raw],
      });
      expect([left0.raw, left1.raw]).toEqual(chargeBack);
      const asked = { account: demo, token: amount.currency, spender: migrationRouter };
      const signature = isSigned
        ? (await signPermit(wallet(), { ...asked, value: amount.raw, deadlineSeconds: 1_200 }))
            .signature
        : undefined;
      if (!isSigned)
        await transact(client, demo, {
          address: amount.currency.address,
          abi: erc20Abi,
          functionName: 'approve',
          args: [migrationRouter, amount.raw],
        });
      const counted = [conversion.minted, left0, left1];
      const held = () =>
        Promise.all(counted.map(({ currency }) => readBalance(client, currency.address, demo)));
      const before = await held();
      const intent = convertIntent(signature ? { ...plain, signature } : plain, !isSigned);
      const { hash } = (await submit(wallet(), intent)).transaction;
      const { status } = await client.waitForTransactionReceipt({ hash });
      expect(status).toBe('success');
      const after = await held();
      expect(after.map((raw, index) => raw - (before[index] ?? 0n))).toEqual(
        counted.map(({ raw }) => raw),
      );
      const { input } = await client.getTransaction({ hash });
      expect(decodeFunctionData({ abi: migrationRouterAbi, data: input }).functionName).toBe(
        isSigned ? 'migrateLiquidityWithPermit' : 'migrateLiquidity',
      );
    }
  },
);

test('ERR-56 without approval or signature nothing is sent, and the message says so', async () => {
  await openMigration(chain());
  const plain = await proposed(...CASES[0]);
  const refused = submit(wallet(), convertIntent(plain, false));
  await expect(refused).rejects.toThrow(
    'Attempting to migrate without approval or a signature. Please contact support.',
  );
  await expect(refused).rejects.toThrow('Attempting to migrate without');
});
