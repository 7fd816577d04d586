import type { Token } from '@/lib/base/tokens/token';
import { NO_OWN_ENDPOINTS } from '@/lib/chain/rpc/ownEndpoints';
import type { Backup } from '@/lib/features/backup/backup';
import type { DeviceState } from '@/lib/features/backup/currentBackup';
import { NO_LISTS } from '@/lib/holdings/lists/listState';
import { DEFAULT_SETTINGS } from '@/lib/site/settings/settings';
import {
  ACCOUNT,
  FRIEND,
  pendingSend,
} from '@/lib/transactions/history/recipients/testing/sends.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { EMPTY_HISTORY } from '@/lib/transactions/history/transactionHistory';

export const NOW_MS = 1_800_000_000_000;

export const PNG: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};

export const WAVAX: Token = {
  ...PNG,
  address: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
  symbol: 'WAVAX',
  name: 'Wrapped AVAX',
};

/** A device on a first visit. */
export const NEW_DEVICE: DeviceState = {
  settings: DEFAULT_SETTINGS,
  endpoints: NO_OWN_ENDPOINTS,
  lists: NO_LISTS,
  history: EMPTY_HISTORY,
  recipients: { recipients: [] },
};

/** A backup without anything. */
export const NO_BACKUP: Backup = {
  settings: {},
  tokens: [],
  pairs: [],
  endpoints: {},
  lists: [],
  transactions: [],
  recipients: [],
};

/** A pending approval, one per time. */
export function approval(addedTime: number, own: Partial<TransactionRecord> = {}) {
  return {
    ...pendingSend(FRIEND, addedTime),
    summary: { type: 'approve', token: PNG, spender: FRIEND },
    ...own,
  } as const satisfies TransactionRecord;
}

export { ACCOUNT, FRIEND };
