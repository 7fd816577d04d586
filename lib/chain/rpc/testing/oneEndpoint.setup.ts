const url = 'https://node.example';

/** The only endpoint of a chain, as one that answers in its place is described. */
export const ONE_ENDPOINT = { url, all: [url] } as const;
