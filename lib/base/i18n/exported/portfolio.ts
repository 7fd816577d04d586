import portfolio from '@/messages/en/portfolio.json';

/** The messages of what an account has. */
export const portfolioMessages = { portfolio };
