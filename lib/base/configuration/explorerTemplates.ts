/** A block explorer: its address, and the paths of its pages with `{hash}`, `{address}`, `{n}`. */
export type Explorer = {
  /** The URL of the explorer, without a trailing slash. */
  readonly base: string;
  readonly tx: string;
  readonly token: string;
  readonly block: string;
  readonly address: string;
};

const PATHS = {
  tx: '/tx/{hash}',
  token: '/tokens/{address}',
  block: '/blocks/{n}',
  address: '/address/{address}',
} as const;

/** Explorers whose paths use `token` and `block`. */
const SINGULAR_HOSTS = [
  'snowtrace.io',
  'testnet.snowtrace.io',
  'snowscan.xyz',
  'testnet.snowscan.xyz',
];

/** The explorer at a URL, with its known paths. */
export function explorerAt(base: string): Explorer {
  const isSingular = SINGULAR_HOSTS.includes(new URL(base).hostname);
  return {
    base,
    ...PATHS,
    ...(isSingular && { token: '/token/{address}', block: '/block/{n}' }),
  };
}
