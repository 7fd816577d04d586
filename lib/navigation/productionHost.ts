/** Where the exchange is at home: the address that people are asked to verify. */
export const PRODUCTION_HOST = 'app.pangolin.exchange';
