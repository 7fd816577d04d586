import { erc20Abi } from 'viem';
import { bridgeTokenAbi } from '@/lib/chain/contracts/abis/bridgeToken';
import { migrationRouterAbi } from '@/lib/chain/contracts/abis/migrationRouter';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { refusal } from '../contracts/refusal.setup';
import { transact } from '../node/transact';
import { setUpDevnet } from '../setUpDevnet';
import { brickMigration, giveOldPoolTokens, giveOldStake, heldPoolTokens } from './migrationStates';
import { pairOf, rawOf, tokenOf } from './oldPools';
import { giveTokens, openMigration } from './openMigration';

const { second } = ACCOUNTS;
const { migrationRouter } = EXCHANGE_ADDRESSES[43114];
const DEADLINE = 10_000_000_000n;

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

type Symbols = readonly [string, string];

const migrate = (from: Symbols, to: Symbols, amount: bigint) =>
  ({
    address: migrationRouter,
    abi: migrationRouterAbi,
    functionName: 'migrateLiquidity',
    args: [pairOf(...from), pairOf(...to), second, amount, DEADLINE],
  }) as const;

const approve = (from: Symbols, amount: bigint) =>
  ({
    address: pairOf(...from),
    abi: erc20Abi,
    functionName: 'approve',
    args: [migrationRouter, amount],
  }) as const;

test.each([
  ['WAVAX_ETH_V1', ['WAVAX', 'ETH'], ['WAVAX', 'WETH.e']],
  ['WAVAX_WBTC_V1', ['WAVAX', 'WBTC'], ['WAVAX', 'WBTC.e']],
  ['WAVAX_USDT_V1', ['WAVAX', 'USDT'], ['WAVAX', 'USDT.e']],
  ['PNG_ETH_V1', ['PNG', 'ETH'], ['PNG', 'WETH.e']],
] as const)('MIG-09 the published router moves the pool tokens of %s', async (farm, from, to) => {
  await openMigration(chain());
  const amount = await giveOldPoolTokens(chain(), farm, { account: second, perMille: 5n });
  const { client } = chain();
  await transact(client, second, approve(from, amount));
  await transact(client, second, migrate(from, to, amount));
  expect(await heldPoolTokens(chain(), from, second)).toBe(0n);
  expect(await heldPoolTokens(chain(), to, second)).toBeGreaterThan(0n);
});

test('MIG-20 one smallest unit of the present token stops the router for its pools', async () => {
  await openMigration(chain());
  const amount = await giveOldPoolTokens(chain(), 'WAVAX_ETH_V1', {
    account: second,
    perMille: 5n,
  });
  const { client } = chain();
  await transact(client, second, approve(['WAVAX', 'ETH'], amount));
  const call = migrate(['WAVAX', 'ETH'], ['WAVAX', 'WETH.e'], amount);
  expect(await refusal(client, second, call)).toBeUndefined();
  await brickMigration(chain(), 'WETH.e');
  expect(await refusal(client, second, call)).toContain("Didn't yield the correct amount");
});

test('an account can be given a stake in an old farm, and an old token is swapped one for one', async () => {
  await openMigration(chain());
  const staked = await giveOldStake(chain(), 'WAVAX_ETH_V0', { account: second, perMille: 10n });
  expect(staked).toBeGreaterThan(0n);
  const { client } = chain();
  const [old, present] = [tokenOf('WBTC'), tokenOf('WBTC.e')];
  await giveTokens(chain(), 'WBTC', { to: second, whole: '0.5' });
  const amount = rawOf('WBTC', '0.5');
  await transact(client, second, {
    address: old.address,
    abi: erc20Abi,
    functionName: 'approve',
    args: [present.address, amount],
  });
  await transact(client, second, {
    address: present.address,
    abi: bridgeTokenAbi,
    functionName: 'swap',
    args: [old.address, amount],
  });
  const balance = (token: typeof old) =>
    client.readContract({
      address: token.address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [second],
    });
  expect(await balance(old)).toBe(0n);
  expect(await balance(present)).toBe(amount);
});
