import { getAddress } from 'viem';
import { recipientStop } from './recipientStop';

const ACCOUNT = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc');
const FRIEND = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const NEW = { type: 'new' } as const;

test('SWP-30 PNL-14 the own address and what keeps everything are refused, an unknown one waits', () => {
  const known = { kind: 'account', comparison: NEW } as const;
  expect(recipientStop(ACCOUNT, ACCOUNT, known)).toBe('ownAddress');
  for (const kind of ['token', 'pool', 'farm'] as const)
    expect(recipientStop(ACCOUNT, FRIEND, { ...known, kind })).toBe('forbiddenRecipient');
  expect(recipientStop(ACCOUNT, FRIEND, { ...known, kind: undefined })).toBe('checkingRecipient');
  const uncompared = { ...known, comparison: undefined };
  expect(recipientStop(ACCOUNT, FRIEND, uncompared)).toBe('checkingRecipient');
});

test('SWP-30 PNL-14 what a contract or a look-alike needs is asked in the review', () => {
  for (const kind of ['account', 'unsent', 'unused', 'wallet', 'contract'] as const)
    expect(recipientStop(ACCOUNT, FRIEND, { kind, comparison: NEW })).toBeUndefined();
  const lookAlike = { type: 'lookAlike', other: ACCOUNT, isOwn: true } as const;
  expect(
    recipientStop(ACCOUNT, FRIEND, { kind: 'account', comparison: lookAlike }),
  ).toBeUndefined();
});
