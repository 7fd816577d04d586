import * as z from 'zod/mini';

/** What a person has set, as it is stored on this device. */
export type Settings = {
  /** Dark or light by choice; null follows the system. */
  readonly userDarkMode: boolean | null;
  /** How much worse than shown a swap may end, in basis points. */
  readonly userSlippageTolerance: number;
  /** How long a transaction stays valid after signing, in seconds, before the fixed 100 seconds. */
  readonly userDeadline: number;
};

/** The settings of a first visit. */
export const DEFAULT_SETTINGS: Settings = {
  userDarkMode: null,
  userSlippageTolerance: 50,
  userDeadline: 3600,
};

const MOST_SLIPPAGE_BPS = 4999;

/** The stored form: a part that is missing or out of its range becomes its default. */
export const settingsSchema: z.ZodMiniType<Settings> = z.object({
  userDarkMode: z.catch(z.nullable(z.boolean()), DEFAULT_SETTINGS.userDarkMode),
  userSlippageTolerance: z.catch(
    z.int().check(z.minimum(0), z.maximum(MOST_SLIPPAGE_BPS)),
    DEFAULT_SETTINGS.userSlippageTolerance,
  ),
  userDeadline: z.catch(z.int().check(z.positive()), DEFAULT_SETTINGS.userDeadline),
});
