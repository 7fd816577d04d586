import { followStorage } from '@/lib/base/storage/store';
import { recordInvited, useInvitedAccounts } from './store';

const OURS = '0x60781C2586D68229fde47564546784ab3fACA982';
const THEIRS = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';

test('REL-14 accounts that got the popup in two tabs are kept together', () => {
  const stop = followStorage(useInvitedAccounts);
  const text = JSON.stringify({ state: { accounts: [THEIRS] }, version: 1 });
  window.localStorage.setItem('pangolin.airdrop', text);
  recordInvited(OURS);
  expect(useInvitedAccounts.getState().accounts).toEqual([OURS, THEIRS]);
  expect(window.localStorage.getItem('pangolin.airdrop')).toContain(THEIRS);
  stop();
});
