/** The production host, which people are asked to verify. */
export const PRODUCTION_HOST = 'app.pangolin.exchange';
