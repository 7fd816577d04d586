import { serializeSignature, serializeTypedData } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import { assertPermitReviewed, type PermitStatement } from './assertPermitReviewed';
import {
  InvalidSignatureError,
  type Permit,
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

const permit: Permit = {
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
  value: permit.value,
  deadlineSeconds: 3600,
};
const ofPng = {
  permit: { ...permit, token: png },
  statement: { ...statement, token: png.address },
};

function textOf(signed: Permit): string {
  return serializeTypedData(permitTypedData(signed));
}

test('APR-06 the domain of a liquidity token has its name, version 1, chain and contract', () => {
  expect(JSON.parse(textOf(permit))).toMatchObject({
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
  const { domain, types } = JSON.parse(textOf(ofPng.permit));
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
    ['a liquidity token', permit],
    ['PNG', ofPng.permit],
  ])('of %s is split as its call takes it, with its deadline', async (_name, signed) => {
    const answer = await signer.signTypedData(permitTypedData(signed));
    const { v, r, s, deadline } = await parsePermitSignature(signed, answer);
    expect(serializeSignature({ r, s, v: BigInt(v) })).toBe(answer);
    expect([27, 28]).toContain(v);
    expect(deadline).toBe(signed.deadline);
  });

  test('APR-11 is refused unless it is one of the account for exactly this permit', async () => {
    const answer = await signer.signTypedData(permitTypedData(permit));
    const other = privateKeyToAccount(generatePrivateKey());
    const answers: [Permit, unknown][] = [
      [permit, await other.signTypedData(permitTypedData(permit))],
      [{ ...permit, value: permit.value + 1n }, answer],
      [{ ...permit, nonce: 4n }, answer],
      [{ ...permit, deadline: permit.deadline + 1n }, answer],
      [{ ...permit, spender: pgl.address }, answer],
      [{ ...permit, token: { ...pgl, chainId: 43113 } }, answer],
      [permit, `0x${'ab'.repeat(65)}`],
      [permit, `0x${'00'.repeat(65)}`],
      [permit, `${answer}00`],
      [permit, answer.slice(0, -2)],
      [permit, '0x'],
      [permit, null],
      [permit, { signature: answer }],
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
  const edited = (edit: (data: ReturnType<typeof JSON.parse>) => void, text = textOf(permit)) => {
    const data = JSON.parse(text);
    edit(data);
    return JSON.stringify(data);
  };

  test('a liquidity token and PNG pass', () => {
    expect(fieldOf(textOf(permit))).toBeUndefined();
    expect(fieldOf(textOf(ofPng.permit), ofPng.statement)).toBeUndefined();
  });

  test.each([
    ['owner', { ...permit, owner: router }],
    ['spender', { ...permit, spender: pgl.address }],
    ['value', { ...permit, value: permit.value + 1n }],
    ['token', { ...permit, token: { ...pgl, address: router } }],
    ['chainId', { ...permit, token: { ...pgl, chainId: 43113 } }],
    ['deadline', { ...permit, deadline: NOW + 3701n }],
    ['deadline', { ...permit, deadline: NOW }],
  ] as const)('another %s does not', (field, signed) => {
    expect(fieldOf(textOf(signed))).toBe(field);
  });

  test('a spender that is not the router does not, even when reviewed', () => {
    const spender = pgl.address;
    expect(fieldOf(textOf({ ...permit, spender }), { ...statement, spender })).toBe('spender');
  });

  test('APR-07 the domain of one token does not pass for the other', () => {
    expect(fieldOf(textOf(ofPng.permit))).toBe('data');
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
