import { zeroAddress } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { InvalidRecipientError } from '@/lib/chain/recipients/excludedRecipient';
import { sendIntent } from './sendIntent';
import { TransferRefusedError } from './transferRefusedError';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const avax = nativeCurrency(43114);
const png = CATALOGUE[43114].find(({ symbol }) => symbol === 'PNG');
if (png === undefined) throw new TypeError('PNG is missing');

test('PNL-12 AVAX is sent as the value of a call without data', () => {
  const intent = sendIntent({ account, recipient: FRIEND, amount: amountOf(avax, 5n) });
  expect(intent.callsAt(0n)).toEqual([{ address: FRIEND, value: 5n }]);
  expect(intent.summary).toEqual({ type: 'send', amount: amountOf(avax, 5n), recipient: FRIEND });
});

test('PNL-12 a token is sent by transfer(address,uint256)', () => {
  const intent = sendIntent({ account, recipient: FRIEND, amount: amountOf(png, 7n) });
  expect(intent.callsAt(0n)).toEqual([
    { address: png.address, abi: erc20Abi, functionName: 'transfer', args: [FRIEND, 7n] },
  ]);
});

test('PNL-16 what arrives is what is sent, less the fee of the token', () => {
  const send = { account, recipient: FRIEND, amount: amountOf(png, 100n) } as const;
  expect(sendIntent(send).expectation?.changes).toMatchObject([
    { shown: -100n, worst: -100n },
    { owner: FRIEND, shown: 100n, worst: 100n },
  ]);
  expect(sendIntent(send, 99n).expectation?.changes[1]).toMatchObject({ shown: 99n, worst: 99n });
});

test('PNL-12 a token that returns false for a transfer is refused before the wallet is asked', () => {
  const send = { account, recipient: FRIEND, amount: amountOf(png, 7n) } as const;
  const { sendErrors } = sendIntent(send).statement;
  expect(sendErrors.returnedFalse?.()).toBeInstanceOf(TransferRefusedError);
});

test.each([
  ['the zero address', zeroAddress],
  ['the router', EXCHANGE_ADDRESSES[43114].router],
  ['the factory of the other chain', EXCHANGE_ADDRESSES[43113].factory],
  ['the governor', '0xb0Ff2b1047d9E8d294c2eD798faE3fA817F43Ee1'],
  ['the token itself', png.address],
] as const)('PNL-14 nothing is sent to %s, even if it was reviewed', (_name, recipient) => {
  const { statement } = sendIntent({ account, recipient, amount: amountOf(png, 7n) });
  expect(() => statement.allowedCall({ chainId: 43114, account, nowSeconds: 0n })).toThrow(
    InvalidRecipientError,
  );
});
