import { type PortfolioPart, portfolioPart, totalOf } from './portfolioPart';
import type { HeldToken } from './useHeldTokens';

/** What is read of an account, by what reads it. */
export type PortfolioReads = {
  readonly tokens: PortfolioPart;
  /** Most valuable first. */
  readonly held: readonly HeldToken[];
  readonly positions: PortfolioPart;
  readonly farms: PortfolioPart;
  readonly farmRewards: PortfolioPart;
  readonly stakes: PortfolioPart;
  readonly stakeRewards: PortfolioPart;
};

/** What an account has, by where it is. */
export type Portfolio = Pick<
  PortfolioReads,
  'tokens' | 'held' | 'positions' | 'farms' | 'stakes'
> & {
  readonly total: PortfolioPart;
  /** The rewards that can be claimed, in farms and stakes. They are in the total. */
  readonly toClaim: PortfolioPart;
};

const NOTHING_YET = portfolioPart([], { isReading: true });

/** What an account has, with its value in dollars, from what has been read of it so far. */
export function portfolioOf({
  tokens = NOTHING_YET,
  held = [],
  positions = NOTHING_YET,
  farms = NOTHING_YET,
  farmRewards = NOTHING_YET,
  stakes = NOTHING_YET,
  stakeRewards = NOTHING_YET,
}: Partial<PortfolioReads>): Portfolio {
  const toClaim = totalOf([farmRewards, stakeRewards]);
  const total = totalOf([tokens, positions, farms, stakes, toClaim]);
  return { total, tokens, held, positions, farms, stakes, toClaim };
}
