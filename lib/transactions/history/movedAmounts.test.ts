import {
  type Address,
  encodeAbiParameters,
  type Hash,
  keccak256,
  maxUint256,
  padHex,
  toEventSelector,
  zeroHash,
} from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { EventLog } from './eventLogs';
import { movedAmounts } from './movedAmounts';
import type { TransactionSummary } from './summary';
import type { TransactionRecord } from './transaction';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const pair = '0xd7538cABBf8605BdE1f4901B47B8D42c61DE0367';
const hostile = '0xde40000000000000000000000000000000000b32';
const { router, wavax, png } = EXCHANGE_ADDRESSES[43114];
const avax = nativeCurrency(43114);

const TRANSFER = 'Transfer(address,address,uint256)';
const DEPOSIT = 'Deposit(address,uint256)';
const WITHDRAWAL = 'Withdrawal(address,uint256)';

const tokenAt = (address: Address): Token => ({
  type: 'token',
  chainId: 43114,
  address,
  decimals: 18,
  symbol: 'T',
  name: 'Token',
});
const amountAt = (address: Address, raw: bigint) => ({ currency: tokenAt(address), raw });
const amountOfAvax = (raw: bigint) => ({ currency: avax, raw });

function log(address: Address, event: string, accounts: readonly Address[], raw: bigint): EventLog {
  const topics: Hash[] = [
    toEventSelector(event),
    ...accounts.map((each) => padHex(each, { size: 32 })),
  ];
  return { address, topics, data: encodeAbiParameters([{ type: 'uint256' }], [raw]) };
}

const transfer = (token: Address, from: Address, to: Address, raw: bigint) =>
  log(token, TRANSFER, [from, to], raw);

function moved(
  summary: TransactionSummary,
  logs: readonly EventLog[] | undefined,
  {
    value = 0n,
    receiver = router,
    sender = account,
  }: {
    readonly value?: bigint;
    readonly receiver?: Address;
    readonly sender?: Address;
  } = {},
) {
  const record: TransactionRecord = {
    hash: zeroHash,
    from: account,
    chainId: 43114,
    summary,
    to: router,
    value,
    dataHash: keccak256('0x'),
    addedTime: 0,
  };
  const receipt = {
    blockHash: zeroHash,
    blockNumber: 1n,
    contractAddress: null,
    from: sender,
    status: 1,
    to: receiver,
    transactionHash: zeroHash,
    transactionIndex: 0,
  } as const;
  return movedAmounts(record, { receipt, logs });
}

/** A sale of 100 PNG for a token at `hostile`. */
const sale = { type: 'swap', input: amountAt(png, 100n), output: amountAt(hostile, 50n) } as const;
/** A purchase of exactly 50 PNG with AVAX. */
const purchase = {
  type: 'swap',
  input: amountOfAvax(9n),
  output: amountAt(png, 50n),
  typed: 'output',
} as const;

const taken = transfer(png, account, pair, 100n);
const given = transfer(hostile, pair, account, 40n);

test.each<[string, readonly EventLog[], object]>([
  ['what is received, not the estimate', [taken, given], { input: 100n, output: 40n }],
  [
    'less a fee that the recipient pays',
    [taken, given, transfer(hostile, account, other, 4n)],
    { input: 100n, output: 36n },
  ],
  [
    'a typed amount as taken whole, though its token logs less',
    [transfer(png, account, pair, 99n), given],
    { input: 100n, output: 40n },
  ],
  [
    'a fee on top of the typed amount',
    [taken, transfer(png, account, other, 2n), given],
    { input: 102n, output: 40n },
  ],
  [
    'the receipt of others as nothing',
    [taken, transfer(hostile, pair, other, 40n)],
    { input: 100n },
  ],
])('TXN-22 the amounts of a swap are read as %s', (_name, logs, amounts) => {
  expect(moved(sale, logs)).toEqual(amounts);
});

test.each<[string, readonly EventLog[] | undefined]>([
  ['are missing', undefined],
  ['are none', []],
  ['have another shape of the event', [{ ...given, topics: given.topics.slice(0, 2) }]],
  ['have no data', [{ ...given, data: '0x' }]],
  ['have no topics', [{ ...given, topics: [] }]],
  ['sum up beyond any balance', [given, transfer(hostile, pair, account, maxUint256)]],
  ['sum up to a loss', [given, transfer(hostile, account, pair, 41n)]],
])('TXN-22 when the logs of the bought token %s, its amount is not known', (_name, logs) => {
  expect(moved(sale, logs && [taken, ...logs])).toEqual({ input: 100n });
});

test('TXN-22 the receipt of another sender shows only what was typed', () => {
  expect(moved(sale, [taken, given], { sender: other })).toEqual({ input: 100n });
});

test('TXN-22 a token cannot log for another token, nor for WAVAX', () => {
  const forged = [
    { ...transfer(png, pair, account, maxUint256), address: hostile },
    log(hostile, DEPOSIT, [router], 1n),
    log(hostile, WITHDRAWAL, [router], 1n),
  ] as const;
  const real = [log(wavax, DEPOSIT, [router], 8n), transfer(png, pair, account, 50n)];
  expect(moved(purchase, [...forged, ...real], { value: 10n })).toEqual({ input: 8n, output: 50n });
});

test('TXN-22 for typed AVAX, what the router wrapped counts: a wallet may have sent less', () => {
  const typed = { type: 'swap', input: amountOfAvax(9n), output: amountAt(png, 50n) } as const;
  const logs = [log(wavax, DEPOSIT, [router], 5n), transfer(png, pair, account, 30n)];
  expect(moved(typed, logs, { value: 5n })).toEqual({ input: 5n, output: 30n });
});

test('TXN-22 AVAX is unknown when the router wraps or unwraps twice, or wraps more than was sent', () => {
  const wrap = (raw: bigint) => log(wavax, DEPOSIT, [router], raw);
  const unwrap = (raw: bigint) => log(wavax, WITHDRAWAL, [router], raw);
  const bought = transfer(png, pair, account, 50n);
  const value = 10n;
  expect(moved(purchase, [wrap(8n), wrap(1n), bought], { value })).toEqual({ output: 50n });
  expect(moved(purchase, [wrap(11n), bought], { value })).toEqual({ output: 50n });
  // Another account's AVAX is not the router's.
  expect(
    moved(purchase, [log(wavax, DEPOSIT, [hostile], 1n), wrap(8n), bought], { value }),
  ).toEqual({ input: 8n, output: 50n });
  const removal = {
    type: 'remove',
    amountA: amountOfAvax(7n),
    amountB: amountAt(png, 7n),
  } as const;
  const paidOut = transfer(png, router, account, 6n);
  expect(moved(removal, [paidOut, unwrap(5n)])).toEqual({ amountA: 5n, amountB: 6n });
  expect(moved(removal, [paidOut, unwrap(5n), unwrap(5n)])).toEqual({ amountB: 6n });
});

test('TXN-22 a transaction of another contract shows only what was typed', () => {
  expect(moved(sale, [taken, given], { receiver: other })).toEqual({ input: 100n });
  expect(
    moved(purchase, [log(wavax, DEPOSIT, [router], 8n)], { receiver: other, value: 10n }),
  ).toEqual({});
});

test('TXN-22 a wrap moves what was requested, and nothing has to be read', () => {
  expect(moved({ type: 'wrap', amount: amountOfAvax(3n) }, [])).toBeUndefined();
});

test('FRM-36 a reward that was not owed any more is zero, if the receipt shows it for certain', () => {
  const withdrawal = {
    type: 'withdraw',
    amount: amountAt(pair, 9n),
    reward: amountAt(png, 5n),
  } as const;
  const claim = { type: 'claim', reward: amountAt(png, 5n) } as const;
  for (const summary of [withdrawal, claim]) {
    expect(moved(summary, [transfer(png, router, account, 3n)])).toEqual({ reward: 3n });
    expect(moved(summary, [transfer(pair, router, account, 9n)])).toEqual({ reward: 0n });
    expect(moved(summary, [transfer(png, account, other, 3n)])).toEqual({});
    // Logs that can't be read, and the receipt of a call by another contract, show nothing.
    expect(moved(summary, undefined)).toEqual({});
    expect(moved(summary, [], { receiver: other })).toEqual({});
  }
});
