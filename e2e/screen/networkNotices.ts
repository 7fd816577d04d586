/** The notices while a node sends errors or invalid answers, and while no node can be reached. */
export const BUSY = /^Network is busy\. Retrying\./;
export const UNREACHABLE = /^Can't reach Avalanche\. Check your connection\./;
/** In place of a form's action while no node can be reached: a press asks again. */
export const CUT_OFF = /^Retry$/;
/** What the browser and the app log when an endpoint fails. */
export const LOGGED = [
  /Failed to load resource/,
  /Failed to get the block number/,
  /Failed to fetch multicall chunk/,
];
