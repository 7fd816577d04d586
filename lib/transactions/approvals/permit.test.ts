import { serializeSignature, serializeTypedData } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import { assertPermitReviewed, type PermitStatement } from './assertPermitReviewed';
import {
  InvalidSignatureError,
  type PermitData,
  parsePermitSignature,
  permitTypedData,
} from './permit';

const NOW = 1_700_000_000n;
const router = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const signer = privateKeyToAccount(generatePrivateKey());
const png: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};
const pgl = liquidityToken(png, wrappedNative(43114));

const data: PermitData = {
  token: pgl,
  owner: signer.address,
  spender: router,
  value: 5n * 10n ** 18n,
  nonce: 3n,
  deadline: NOW + 3700n,
};
const statement: PermitStatement = {
  chainId: 43114,
  account: signer.address,
  token: pgl.address,
  spender: router,
  value: data.value,
  deadlineSeconds: 3600,
};
const ofPng = {
  data: { ...data, token: png },
  statement: { ...statement, token: png.address },
};

function textOf(signed: PermitData): string {
  return serializeTypedData(permitTypedData(signed));
}

test('APR-06 the domain of a liquidity token has its name, version 1, chain and contract', () => {
  expect(JSON.parse(textOf(data))).toMatchObject({
    primaryType: 'Permit',
    domain: {
      name: 'Pangolin Liquidity',
      version: '1',
      chainId: 43114,
      verifyingContract: pgl.address.toLowerCase(),
    },
    message: {
      owner: signer.address.toLowerCase(),
      spender: router.toLowerCase(),
      value: '5000000000000000000',
      nonce: '3',
      deadline: '1700003700',
    },
  });
});

test('APR-07 the domain of PNG has no version', () => {
  const { domain, types } = JSON.parse(textOf(ofPng.data));
  expect(domain).toEqual({
    name: 'Pangolin',
    chainId: 43114,
    verifyingContract: png.address.toLowerCase(),
  });
  expect(types.EIP712Domain.map(({ name }: { name: string }) => name)).toEqual([
    'name',
    'chainId',
    'verifyingContract',
  ]);
});

describe('APR-05 the signature', () => {
  test.each([
    ['a liquidity token', data],
    ['PNG', ofPng.data],
  ])('of %s is split as its call takes it, with its deadline', async (_name, signed) => {
    const answer = await signer.signTypedData(permitTypedData(signed));
    const { v, r, s, deadline } = await parsePermitSignature(signed, answer);
    expect(serializeSignature({ r, s, v: BigInt(v) })).toBe(answer);
    expect([27, 28]).toContain(v);
    expect(deadline).toBe(signed.deadline);
  });

  test('APR-11 is refused unless it is one of the account for exactly this permit', async () => {
    const answer = await signer.signTypedData(permitTypedData(data));
    const other = privateKeyToAccount(generatePrivateKey());
    const answers: [PermitData, unknown][] = [
      [data, await other.signTypedData(permitTypedData(data))],
      [{ ...data, value: data.value + 1n }, answer],
      [{ ...data, nonce: 4n }, answer],
      [{ ...data, deadline: data.deadline + 1n }, answer],
      [{ ...data, spender: pgl.address }, answer],
      [{ ...data, token: { ...pgl, chainId: 43113 } }, answer],
      [data, `0x${'ab'.repeat(65)}`],
      [data, `0x${'00'.repeat(65)}`],
      [data, `${answer}00`],
      [data, answer.slice(0, -2)],
      [data, '0x'],
      [data, null],
      [data, { signature: answer }],
    ];
    for (const [signed, given] of answers)
      await expect(parsePermitSignature(signed, given)).rejects.toThrow(InvalidSignatureError);
  });
});

describe('APR-05 only what was reviewed is signed', () => {
  const fieldOf = (text: string, stated: PermitStatement = statement) => {
    try {
      assertPermitReviewed(text, stated, NOW);
      return undefined;
    } catch (error) {
      if (error instanceof ReviewMismatchError) return error.values.field;
      throw error;
    }
  };
  const edited = (edit: (data: ReturnType<typeof JSON.parse>) => void, text = textOf(data)) => {
    const data = JSON.parse(text);
    edit(data);
    return JSON.stringify(data);
  };

  test('a liquidity token and PNG pass', () => {
    expect(fieldOf(textOf(data))).toBeUndefined();
    expect(fieldOf(textOf(ofPng.data), ofPng.statement)).toBeUndefined();
  });

  test.each([
    ['owner', { ...data, owner: router }],
    ['spender', { ...data, spender: pgl.address }],
    ['value', { ...data, value: data.value + 1n }],
    ['token', { ...data, token: { ...pgl, address: router } }],
    ['chainId', { ...data, token: { ...pgl, chainId: 43113 } }],
    ['deadline', { ...data, deadline: NOW + 3701n }],
    ['deadline', { ...data, deadline: NOW }],
  ] as const)('another %s does not', (field, signed) => {
    expect(fieldOf(textOf(signed))).toBe(field);
  });

  test('a spender that is not the router does not, even when reviewed', () => {
    const spender = pgl.address;
    expect(fieldOf(textOf({ ...data, spender }), { ...statement, spender })).toBe('spender');
  });

  test('APR-07 the domain of one token does not pass for the other', () => {
    expect(fieldOf(textOf(ofPng.data))).toBe('data');
    expect(fieldOf(edited((data) => (data.domain.name = 'Pangolin')))).toBe('name');
    expect(fieldOf(edited((data) => (data.domain.version = '2')))).toBe('version');
  });

  test('other types, other fields and anything but a request do not', () => {
    const texts = [
      '',
      'null',
      edited((data) => (data.primaryType = 'Order')),
      edited((data) => data.types.Permit.reverse()),
      edited((data) => (data.types.Permit[2].type = 'uint96')),
      edited((data) => (data.message.allowed = true)),
      edited((data) => (data.types.Order = [])),
      edited((data) => data.types.EIP712Domain.pop()),
    ];
    for (const text of texts) expect(fieldOf(text)).toBe('data');
  });
});
