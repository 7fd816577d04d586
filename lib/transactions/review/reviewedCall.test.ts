import { type Address, type Hex, maxUint256, zeroAddress } from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { InvalidRecipientError } from '@/lib/chain/recipients/excludedRecipient';
import { type ShownSwap, swapStatement } from '@/lib/features/swap/swapStatement';
import { approveStatement } from '@/lib/transactions/approvals/approveStatement';
import type { ReviewedStatement, Statement } from './statement';
import { FACTORY, NOW, ROUTER, WAVAX } from './testing/arbitraries.setup';
import { fieldOf, request, swapCall } from './testing/reviewedCalls.setup';

/** The pair of WAVAX and PNG, at its address from the factory. */
const WAVAX_PNG = '0xd7538cABBf8605BdE1f4901B47B8D42c61DE0367';
const USDC_E = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';
/** The pair of WAVAX and USDC.e, at its address from the factory. */
const WAVAX_USDC_E = '0xbd918Ed441767fe7924e99F6a0E0B568ac1970D9';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const png = '0x60781C2586D68229fde47564546784ab3fACA982';
const swap: ShownSwap = {
  exact: 'input',
  isInputNative: true,
  isOutputNative: false,
  mustMeasure: false,
  path: [WAVAX[43114], png],
  amountIn: 10n ** 18n,
  amountOut: 5n,
  recipient: account,
  deadlineSeconds: 3600,
  sold: { currency: nativeCurrency(43114), raw: 10n ** 18n },
};
const stated = statedAs(swapStatement(swap));

function statedAs(statement: Statement): ReviewedStatement {
  return { chainId: 43114, account, statement };
}

function sentWith(change: {
  deadline?: bigint;
  swap?: Partial<ShownSwap>;
  stated?: ReviewedStatement;
}) {
  const shown = { ...swap, ...change.swap };
  const call = swapCall(
    { chainId: 43114, shown },
    { deadline: change.deadline ?? NOW + 3700n, supportsFee: false },
  );
  return fieldOf(request(stated, call), change.stated ?? stated);
}

test.each([
  [NOW - 1n, 'deadline'],
  [NOW, 'deadline'],
  [NOW + 1n, undefined],
  [NOW + 3700n, undefined],
  [NOW + 3701n, 'deadline'],
  [NOW * 1000n, 'deadline'],
])(
  'TXN-12 a deadline is accepted only if now < deadline <= now + 100 + setting: %d',
  (deadline, field) => {
    expect(sentWith({ deadline })).toBe(field);
  },
);

test('SWP-24 a lower minimum than the one shown is refused', () => {
  expect(sentWith({ swap: { amountOut: 4n } })).toBe('amountOutMin');
});

test('SIM-05 K01 a call that does not measure what arrives is refused if a token keeps a part of it', () => {
  const kept = { ...swap, mustMeasure: true };
  const fieldWith = (supportsFee: boolean) =>
    fieldOf(
      request(
        stated,
        swapCall({ chainId: 43114, shown: kept }, { deadline: NOW + 3700n, supportsFee }),
      ),
      statedAs(swapStatement(kept)),
    );
  expect(fieldWith(false)).toBe('function');
  expect(fieldWith(true)).toBeUndefined();
});

test('SWP-24 another recipient than the one shown is refused', () => {
  expect(sentWith({ swap: { recipient: png } })).toBe('to');
});

test.each<[string, Address]>([
  ['the router', ROUTER[43114]],
  ['the router of the other chain', ROUTER[43113]],
  ['the factory', FACTORY],
  ['a token of the path', png],
  ['the pair of the path', WAVAX_PNG],
  ['the zero address', zeroAddress],
])('ERR-43 SWP-14 C22 %s is an invalid recipient, even when reviewed', (_name, recipient) => {
  const lost = statedAs(swapStatement({ ...swap, recipient }));
  expect(() => sentWith({ swap: { recipient }, stated: lost })).toThrow(InvalidRecipientError);
});

test.each<[string, Address]>([
  ['first', WAVAX_PNG],
  ['second', WAVAX_USDC_E],
])(
  'SWP-14 C22 the %s pair of a path of two is an invalid recipient, even when reviewed',
  (_name, recipient) => {
    const twoHops = { isInputNative: false, path: [png, WAVAX[43114], USDC_E] } as const;
    const lost = statedAs(swapStatement({ ...swap, ...twoHops, recipient }));
    const safe = statedAs(swapStatement({ ...swap, ...twoHops }));
    expect(sentWith({ swap: twoHops, stated: safe })).toBeUndefined();
    expect(() => sentWith({ swap: { ...twoHops, recipient }, stated: lost })).toThrow(
      InvalidRecipientError,
    );
  },
);

test('APR-03 a spender that is not the router is refused, even when reviewed', () => {
  const spender = FACTORY;
  const approval = statedAs(approveStatement({ token: png, spender, amounts: [1n] }));
  const call = { to: png, functionName: 'approve', args: [spender, 1n], value: 0n } as const;
  expect(fieldOf(request(approval, call), approval)).toBe('spender');
});

test('APR-03 an approval of the exact amount is never sent as an unlimited one', () => {
  const spender = ROUTER[43114];
  const approval = statedAs(approveStatement({ token: png, spender, amounts: [1n] }));
  const args = [ROUTER[43114], maxUint256];
  const call = { to: png, functionName: 'approve', args, value: 0n } as const;
  expect(fieldOf(request(approval, call), approval)).toBe('amount');
});

test('APR-03 a transfer is not an approval', () => {
  const spender = ROUTER[43114];
  const approval = statedAs(approveStatement({ token: png, spender, amounts: [1n] }));
  const args = [ROUTER[43114], 1n];
  const call = { to: png, functionName: 'transfer', args, value: 0n } as const;
  expect(fieldOf(request(approval, call), approval)).toBe('function');
});

test.each([
  ['0x', 'gas'],
  ['0x0', 'gas'],
  ['0x5207', 'gas'],
  ['0x5208', undefined],
  ['0xe4e1c0', undefined],
  ['0xe4e1c1', 'gas'],
  ['0x005208', 'gas'],
  ['0x52g8', 'gas'],
  ['21000', 'gas'],
])('AMT-13 a request with the gas %s names as the first mismatch: %s', (gas, field) => {
  const { gas: _gas, ...rest } = plainSwap();
  const sent = JSON.parse(JSON.stringify({ ...rest, gas }));
  expect(fieldOf(sent, stated)).toBe(field);
});

test.each(['gasPrice', 'maxFeePerGas', 'nonce', 'accessList', 'authorizationList', 'input'])(
  'SWP-24 a request with the unreviewed parameter %s is rejected',
  (name) => {
    const sent = { ...plainSwap(), [name]: '0x1' };
    expect(fieldOf(sent, stated)).toBe(name);
  },
);

function plainSwap() {
  const call = swapCall(
    { chainId: 43114, shown: swap },
    { deadline: NOW + 3700n, supportsFee: false },
  );
  return request(stated, call);
}

test('SWP-24 unused bits inside the call data are refused', () => {
  const call = swapCall(
    { chainId: 43114, shown: swap },
    { deadline: NOW + 3700n, supportsFee: false },
  );
  const { data, ...rest } = request(stated, call);
  const recipientWord = account.slice(2).toLowerCase().padStart(64, '0');
  const dirty = data.replace(recipientWord, `1${recipientWord.slice(1)}`);
  expect(dirty).not.toBe(data);
  const sent: Hex = `0x${dirty.slice(2)}`;
  expect(fieldOf({ ...rest, data: sent }, stated)).toBe('data');
});
