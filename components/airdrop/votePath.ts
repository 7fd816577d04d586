/** Where votes are delegated. */
export const VOTE_PATH = '/vote/';
