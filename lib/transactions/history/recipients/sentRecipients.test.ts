import { type Address, getAddress, numberToHex } from 'viem';
import { mergedRecipients, NO_RECIPIENTS, recipientsOf, withSends } from './sentRecipients';
import { ACCOUNT, confirmedSend, FRIEND, pendingSend } from './testing/sends.setup';

const OWNER = { chainId: 43114, account: ACCOUNT } as const;
const [ANNA, BEN] = [addressOf(1), addressOf(2)];

function addressOf(n: number): Address {
  return getAddress(numberToHex(n, { size: 20 }));
}

test('PNL-15 the recipients of confirmed sends are kept per chain and account, newest first', () => {
  const onFuji = { ...confirmedSend(BEN, 4), chainId: 43113 } as const;
  const sent = withSends(NO_RECIPIENTS, [
    confirmedSend(ANNA, 1),
    confirmedSend(FRIEND, 2),
    { ...confirmedSend(BEN, 3), from: FRIEND },
    onFuji,
  ]);
  expect(recipientsOf(sent, OWNER)).toEqual([FRIEND, ANNA]);
  expect(recipientsOf(sent, { ...OWNER, account: FRIEND })).toEqual([BEN]);
  expect(recipientsOf(sent, { ...OWNER, chainId: 43113 })).toEqual([BEN]);
});

test('SWP-30 PNL-15 the recipient of a swap counts too, and a swap to the own account does not', () => {
  const { summary, ...rest } = confirmedSend(FRIEND);
  if (summary.type !== 'send') throw summary;
  const swap = { type: 'swap', input: summary.amount, output: summary.amount } as const;
  const sent = withSends(NO_RECIPIENTS, [
    { ...rest, summary: { ...swap, recipient: FRIEND } },
    { ...confirmedSend(BEN, 1), summary: swap },
  ]);
  expect(recipientsOf(sent, OWNER)).toEqual([FRIEND]);
});

test('PNL-15 a send that is pending, failed or was cancelled counts for nothing', () => {
  const failed = confirmedSend(BEN);
  const { receipt } = failed;
  const records = [
    pendingSend(FRIEND),
    { ...failed, ...(receipt && { receipt: { ...receipt, status: 0 as const } }) },
    { ...confirmedSend(ANNA), ending: 'cancelled' as const },
  ];
  expect(withSends(NO_RECIPIENTS, records)).toBe(NO_RECIPIENTS);
});

test('PNL-15 what is known already changes nothing, a later send moves its recipient up', () => {
  const sent = withSends(NO_RECIPIENTS, [confirmedSend(ANNA, 1), confirmedSend(FRIEND, 2)]);
  expect(withSends(sent, [confirmedSend(ANNA, 1)])).toBe(sent);
  const later = withSends(sent, [confirmedSend(ANNA, 3)]);
  expect(recipientsOf(later, OWNER)).toEqual([ANNA, FRIEND]);
});

test('PNL-15 only the newest 500 of 501 recipients are kept, another account has its own', () => {
  const records = Array.from({ length: 501 }, (_none, n) => confirmedSend(addressOf(n + 1), n));
  const other = { ...confirmedSend(ANNA), from: FRIEND };
  const kept = withSends(withSends(NO_RECIPIENTS, [other]), records);
  const own = recipientsOf(kept, OWNER);
  expect(own).toHaveLength(500);
  expect([own[0], own.at(-1)]).toEqual([addressOf(501), BEN]);
  expect(recipientsOf(kept, { ...OWNER, account: FRIEND })).toEqual([ANNA]);
});

test('PNL-15 the recipients of two tabs are merged, in either order', () => {
  const a = withSends(NO_RECIPIENTS, [confirmedSend(ANNA, 1), confirmedSend(BEN, 2)]);
  const b = withSends(NO_RECIPIENTS, [confirmedSend(ANNA, 3), confirmedSend(FRIEND, 2)]);
  expect(mergedRecipients(a, b)).toEqual(mergedRecipients(b, a));
  expect(recipientsOf(mergedRecipients(a, b), OWNER)).toHaveLength(3);
  expect(recipientsOf(mergedRecipients(a, b), OWNER)[0]).toBe(ANNA);
});
