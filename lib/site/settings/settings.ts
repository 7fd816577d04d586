import * as z from 'zod/mini';
import { LOCALES, type Locale } from '@/lib/base/i18n/locales';
import { NO_SAVED_PAIRS, type SavedPairs, savedPairsSchema } from './savedPairs';
import { NO_SAVED_TOKENS, type SavedTokens, savedTokensSchema } from './savedTokens';
import { SLIPPAGE_LIMIT_BPS } from './slippageSetting';

/** The size of an approval: unlimited, or only the amount needed now. */
export type ApprovalSize = 'unlimited' | 'exact';

/** A user's settings, as stored on this device. */
export type Settings = {
  /** Dark or light by choice. Null follows the system. */
  readonly userDarkMode: boolean | null;
  /** The language of the interface by choice. Null follows the browser. */
  readonly language: Locale | null;
  /** The language that was on screen when another one was chosen. It is shown while that does not load. */
  readonly languageBefore: Locale | null;
  /** Whether swaps and additions skip the review, and swaps may have a high price impact. */
  readonly userExpertMode: boolean;
  /** How much worse than shown a swap may end, in basis points. */
  readonly userSlippageTolerance: number;
  /** How long a transaction stays valid after signing, in seconds, without the fixed margin. */
  readonly userDeadline: number;
  /** The size of the latest approval. The next one offers it first. */
  readonly approvalSize: ApprovalSize;
  /** Whether logos that token lists link to are loaded from sites of any host. */
  readonly loadsOtherLogos: boolean;
  /** Whether “More details” is open under the swap form. */
  readonly swapDetailsOpen: boolean;
  /** Whether the side navigation of the beta look is kept open next to the page. */
  readonly sidePinned: boolean;
  readonly tokens: SavedTokens;
  readonly pairs: SavedPairs;
  /** Whether the banner still asks to verify the site's URL. */
  readonly URLWarningVisible: boolean;
  /** When the settings were last changed, in milliseconds since 1970; 0 for never. */
  readonly timestamp: number;
};

/** The settings of a first visit. */
export const DEFAULT_SETTINGS: Settings = {
  userDarkMode: null,
  language: null,
  languageBefore: null,
  userExpertMode: false,
  userSlippageTolerance: 50,
  userDeadline: 3600,
  approvalSize: 'unlimited',
  loadsOtherLogos: false,
  swapDetailsOpen: false,
  sidePinned: false,
  tokens: NO_SAVED_TOKENS,
  pairs: NO_SAVED_PAIRS,
  URLWarningVisible: true,
  timestamp: 0,
};

/** The valid values of each choice. */
export const settingSchemas = {
  userDarkMode: z.nullable(z.boolean()),
  language: z.nullable(z.literal(LOCALES)),
  userExpertMode: z.boolean(),
  userSlippageTolerance: z.int().check(z.minimum(0), z.lt(SLIPPAGE_LIMIT_BPS)),
  userDeadline: z.int().check(z.positive()),
  approvalSize: z.literal(['unlimited', 'exact']),
  loadsOtherLogos: z.boolean(),
};

/** The stored form. A missing or invalid setting gets its default. */
export const settingsSchema: z.ZodMiniType<Settings> = z.object({
  userDarkMode: z.catch(settingSchemas.userDarkMode, DEFAULT_SETTINGS.userDarkMode),
  language: z.catch(settingSchemas.language, DEFAULT_SETTINGS.language),
  languageBefore: z.catch(settingSchemas.language, DEFAULT_SETTINGS.languageBefore),
  userExpertMode: z.catch(settingSchemas.userExpertMode, DEFAULT_SETTINGS.userExpertMode),
  userSlippageTolerance: z.catch(
    settingSchemas.userSlippageTolerance,
    DEFAULT_SETTINGS.userSlippageTolerance,
  ),
  userDeadline: z.catch(settingSchemas.userDeadline, DEFAULT_SETTINGS.userDeadline),
  approvalSize: z.catch(settingSchemas.approvalSize, DEFAULT_SETTINGS.approvalSize),
  loadsOtherLogos: z.catch(settingSchemas.loadsOtherLogos, DEFAULT_SETTINGS.loadsOtherLogos),
  swapDetailsOpen: z.catch(z.boolean(), DEFAULT_SETTINGS.swapDetailsOpen),
  sidePinned: z.catch(z.boolean(), DEFAULT_SETTINGS.sidePinned),
  tokens: savedTokensSchema,
  pairs: savedPairsSchema,
  URLWarningVisible: z.catch(z.boolean(), DEFAULT_SETTINGS.URLWarningVisible),
  timestamp: z.catch(z.number(), DEFAULT_SETTINGS.timestamp),
});
