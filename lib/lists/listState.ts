import type { ErrorKey, ErrorValues } from '@/lib/errors/appError';
import type { TokenList } from './tokenList';

/** Why a list could not be fetched or used, as a message. */
export type ListError = { readonly code: ErrorKey; readonly values: ErrorValues };

/** What is known of the list of one URL. */
export type ListState = {
  /** The version in use; absent until one was fetched. */
  readonly current?: TokenList;
  /** A later version that is not in use yet. */
  readonly pendingUpdate?: TokenList;
  /** Set while the list is fetched. */
  readonly loadingRequestId?: string;
  /** Why the last fetch did not end well; the last good list stays. */
  readonly error?: ListError;
  /** Other versions that were in use, the last one first, at most two. */
  readonly others: readonly TokenList[];
  /** Whether the user wants no version but the current one. */
  readonly isPinned: boolean;
  /** The version of the update that the user wants to hear no more of. */
  readonly dismissedUpdate?: string;
};

/** The token lists of this device. */
export type ListsState = {
  readonly byUrl: Readonly<Record<string, ListState>>;
  /** The lists in use, in the order of their choice. Later ones win. */
  readonly selectedListUrl: readonly string[];
  /** The default lists that this device has been given so far. */
  readonly lastInitializedDefaultListOfLists: readonly string[];
};

/** The defaults of a release. */
export type DefaultLists = {
  readonly urls: readonly string[];
  /** Selected until a user selects others, and in place of the last one. */
  readonly selected: string;
  /** Selected in place of the default one. */
  readonly fallback: string;
};

/** A list of which nothing is known yet. */
export const NEW_LIST: ListState = { others: [], isPinned: false };

/** No lists yet. */
export const NO_LISTS: ListsState = {
  byUrl: {},
  selectedListUrl: [],
  lastInitializedDefaultListOfLists: [],
};
