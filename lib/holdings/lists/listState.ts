import type { ErrorKey, ErrorValues } from '@/lib/base/errors/appError';
import type { ListAdvice } from './listAdvice';
import type { TokenList } from './tokenList';

/** Why a list could not be fetched or used, as a message, and what the user can do about it. */
export type ListError = {
  readonly code: ErrorKey;
  readonly values: ErrorValues;
  readonly advice?: ListAdvice;
};

/** The state of the list at one URL. */
export type ListState = {
  /** The current version; undefined until one was fetched. */
  readonly current?: TokenList;
  /** A later version that is not in use yet. */
  readonly pendingUpdate?: TokenList;
  /** Set while the list is being fetched. */
  readonly loadingRequestId?: string;
  /** Why the last fetch failed; the last good list stays. */
  readonly error?: ListError;
  /** The version that the last fetch brought, if it is earlier than the current one. */
  readonly earlierOffer?: string;
  /** At most two other versions that were in use, the one used last first. */
  readonly others: readonly TokenList[];
  /** Whether the user has pinned the list to its current version. */
  readonly isPinned: boolean;
  /** The version of the update that the user has dismissed. */
  readonly dismissedUpdate?: string;
  /** How often the user has chosen its version or its pin on this page. It is not saved. */
  readonly choices?: number;
};

/** The token lists of this device. */
export type ListsState = {
  readonly byUrl: Readonly<Record<string, ListState>>;
  /** The selected lists, in the order in which they were selected. Later ones win. */
  readonly selectedListUrl: readonly string[];
  /** The default lists that this device received last. */
  readonly lastInitializedDefaultListOfLists: readonly string[];
};

/** The lists of this site, and which of them come first. */
export type DefaultLists = {
  readonly urls: readonly string[];
  /** Selected until a user selects others, and in place of the last one. */
  readonly selected: string;
  /** Selected in place of the default one. */
  readonly fallback: string;
};

/** A list that was never fetched. */
export const NEW_LIST: ListState = { others: [], isPinned: false };

/** No lists yet. */
export const NO_LISTS: ListsState = {
  byUrl: {},
  selectedListUrl: [],
  lastInitializedDefaultListOfLists: [],
};
