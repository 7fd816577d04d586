import { concat, getContractAddress, keccak256, parseAbi, parseEther, parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { factorySeedAbi } from './abis';
import { creationCode } from './artifacts';

/** The exchange's production contracts: 43114 from its published SDK, 43113 from D 34 (docs/sources.md). */
const PRODUCTION = {
  43114: {
    factory: '0xefa94DE7a4656D787667C749f7E1223D71E9FD88',
    router: '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106',
    wavax: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
    png: '0x60781C2586D68229fde47564546784ab3fACA982',
  },
  43113: {
    factory: '0x2a496ec9e9bE22e66C61d4Eb9d316beaEE31A77b',
    router: '0x688d21b0B8Dc35971AF58cFF1F7Bf65639937860',
    wavax: '0xd00ae08403B9bbb9124bB305C09058E32C39A48c',
    png: '0xAF5D473b3f8F96A5B21c6bbB97e09b491335acb9',
  },
} as const;

/** INIT_CODE_HASH of the exchange's published SDK, the same on both chains. */
const INIT_CODE_HASH = '0x40231f6b438bce0797c9ada29b718a87ea0a5cea3fe9a771abdd76bd41a3e545';

const routerGettersAbi = parseAbi([
  'function factory() view returns (address)',
  'function WAVAX() view returns (address)',
]);

const devnet = setUpDevnet();

test('RPC-01 each chain answers with its own id', async () => {
  for (const id of CHAIN_IDS) expect(await devnet().chains[id].client.getChainId()).toBe(id);
});

test('RPC-01 pages of other origins may ask the endpoints, as they may ask public ones', async () => {
  const { rpcUrl } = devnet().chains[43113];
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
  const preflight = await fetch(rpcUrl, { method: 'OPTIONS' });
  const answer = await fetch(rpcUrl, { method: 'POST', body });
  for (const { headers } of [preflight, answer])
    expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
  expect(await answer.json()).toMatchObject({ result: '0xa869' });
});

test.each(CHAIN_IDS)('RPC-24 the contracts of %i are at their production addresses', async (id) => {
  const { client } = devnet().chains[id];
  const { factory, router, wavax, png } = PRODUCTION[id];
  for (const address of [factory, router, wavax, png, MULTICALL3_ADDRESS])
    expect(await client.getCode({ address })).not.toBeUndefined();
  const at = { address: router, abi: routerGettersAbi };
  expect(await client.readContract({ ...at, functionName: 'factory' })).toBe(factory);
  expect(await client.readContract({ ...at, functionName: 'WAVAX' })).toBe(wavax);
});

test('the pair is the one of production, to the byte', async () => {
  expect(keccak256(await creationCode('pair'))).toBe(INIT_CODE_HASH);
});

test.each(CHAIN_IDS)(
  'the factory of %i creates pairs at the addresses from the init code hash',
  async (id) => {
    const { client } = devnet().chains[id];
    const { factory, wavax, png } = PRODUCTION[id];
    const [token0, token1] = BigInt(wavax) < BigInt(png) ? [wavax, png] : [png, wavax];
    const pair = await client.readContract({
      address: factory,
      abi: factorySeedAbi,
      functionName: 'getPair',
      args: [wavax, png],
    });
    expect(pair).toBe(
      getContractAddress({
        opcode: 'CREATE2',
        from: factory,
        salt: keccak256(concat([token0, token1])),
        bytecodeHash: INIT_CODE_HASH,
      }),
    );
  },
);

test.each(CHAIN_IDS)('the router of %i quotes one, two and three hops', async (id) => {
  const { client, tokens } = devnet().chains[id];
  const { WAVAX, PNG, JOE } = tokens;
  const quote = async (...path: (typeof WAVAX)[]) => {
    const amounts = await client.readContract({
      address: PRODUCTION[id].router,
      abi: routerAbi,
      functionName: 'getAmountsOut',
      args: [parseEther('1'), path.map(({ address }) => address)],
    });
    return amounts.at(-1);
  };
  // in x 997 x reserveOut / (reserveIn x 1000 + in x 997), with 50,000 WAVAX against 1,000,000
  // USDC.e.
  const usdc = (997n * parseUnits('1000000', 6)) / (50_000n * 1000n + 997n);
  expect(await quote(WAVAX, tokens['USDC.e'])).toBe(usdc);
  expect(await quote(PNG, WAVAX, tokens['USDC.e'])).toBeGreaterThan(0n);
  expect(await quote(JOE, PNG, WAVAX, tokens['LINK.e'])).toBeGreaterThan(0n);
});

test.each(CHAIN_IDS)('the exchange of %i has no other route from JOE to LINK.e', async (id) => {
  const { client, tokens } = devnet().chains[id];
  const pairOf = (a: { address: `0x${string}` }, b: { address: `0x${string}` }) =>
    client.readContract({
      address: PRODUCTION[id].factory,
      abi: factorySeedAbi,
      functionName: 'getPair',
      args: [a.address, b.address],
    });
  const others = Object.entries(tokens).filter(([key]) => key !== 'PNG' && key !== 'JOE');
  const found = await Promise.all(others.map(([, token]) => pairOf(tokens.JOE, token)));
  expect(found.map(BigInt)).toEqual(others.map(() => 0n));
  expect(BigInt(await pairOf(tokens.PNG, tokens['LINK.e']))).toBe(0n);
});

test('every test starts from the seeded state', async () => {
  const { client } = devnet().chains[43114];
  const restore = await devnet().remember();
  await client.setBalance({ address: ACCOUNTS.empty, value: 1n });
  await restore();
  expect(await client.getBalance({ address: ACCOUNTS.empty })).toBe(0n);
});
