import * as z from 'zod/mini';
import { NO_SAVED_PAIRS, type SavedPairs, savedPairsSchema } from './savedPairs';
import { NO_SAVED_TOKENS, type SavedTokens, savedTokensSchema } from './savedTokens';
import { SLIPPAGE_LIMIT_BPS } from './slippage';

/** How much an approval allows: all there is for ever, or the amount at hand. */
export type ApprovalSize = 'unlimited' | 'exact';

/** What a person has set, as it is stored on this device. */
export type Settings = {
  /** Dark or light by choice; null follows the system. */
  readonly userDarkMode: boolean | null;
  /** Whether swaps skip the review and may have a high price impact. */
  readonly userExpertMode: boolean;
  /** How much worse than shown a swap may end, in basis points. */
  readonly userSlippageTolerance: number;
  /** How long a transaction stays valid after signing, in seconds, before the fixed 100 seconds. */
  readonly userDeadline: number;
  /** The size of the latest approval, which the next one proposes. */
  readonly approvalSize: ApprovalSize;
  readonly tokens: SavedTokens;
  readonly pairs: SavedPairs;
  /** Whether the banner still asks to verify the site's URL. */
  readonly URLWarningVisible: boolean;
  /** When the settings were last changed, in milliseconds since 1970; 0: never. */
  readonly timestamp: number;
};

/** The settings of a first visit. */
export const DEFAULT_SETTINGS: Settings = {
  userDarkMode: null,
  userExpertMode: false,
  userSlippageTolerance: 50,
  userDeadline: 3600,
  approvalSize: 'unlimited',
  tokens: NO_SAVED_TOKENS,
  pairs: NO_SAVED_PAIRS,
  URLWarningVisible: true,
  timestamp: 0,
};

/** The slippage tolerance where it is not the default, in basis points. */
export function unusualSlippage({ userSlippageTolerance }: Settings): number | undefined {
  const { userSlippageTolerance: usual } = DEFAULT_SETTINGS;
  return userSlippageTolerance === usual ? undefined : userSlippageTolerance;
}

/** The stored form: a part that is missing or out of its range becomes its default. */
export const settingsSchema: z.ZodMiniType<Settings> = z.object({
  userDarkMode: z.catch(z.nullable(z.boolean()), DEFAULT_SETTINGS.userDarkMode),
  userExpertMode: z.catch(z.boolean(), DEFAULT_SETTINGS.userExpertMode),
  userSlippageTolerance: z.catch(
    z.int().check(z.minimum(0), z.lt(SLIPPAGE_LIMIT_BPS)),
    DEFAULT_SETTINGS.userSlippageTolerance,
  ),
  userDeadline: z.catch(z.int().check(z.positive()), DEFAULT_SETTINGS.userDeadline),
  approvalSize: z.catch(z.literal(['unlimited', 'exact']), DEFAULT_SETTINGS.approvalSize),
  tokens: savedTokensSchema,
  pairs: savedPairsSchema,
  URLWarningVisible: z.catch(z.boolean(), DEFAULT_SETTINGS.URLWarningVisible),
  timestamp: z.catch(z.number(), DEFAULT_SETTINGS.timestamp),
});
