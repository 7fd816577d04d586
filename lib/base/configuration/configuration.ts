import * as z from 'zod/mini';
import { AppError } from '@/lib/base/errors/appError';
import { CHAIN_IDS, type ChainId, perChain } from '@/lib/base/networks/network';
import { type CardPurchase, cardPurchase } from './cardPurchase';
import { defaultChainIn, endpointsIn } from './defaultEndpoints';
import { base, ENDPOINT_FORMS, endpoint, text } from './endpointSchema';
import { isEndpointUrl, isExplorerBase, isLogoBase, isRelayUrl } from './endpointUrl';
import { type Explorer, explorerAt } from './explorerTemplates';

/** Everything in `/config.json`, which the host of a copy of the app may set. */
export type Configuration = {
  /** A practice exchange uses a local chain, and accepts only its own demo wallet. */
  readonly practice: boolean;
  /** The chain shown until a wallet selects another. */
  readonly defaultChainId: ChainId;
  /** The node endpoints of each chain, best first: https, loopback, or a path of this site. */
  readonly rpc: Readonly<Record<ChainId, readonly string[]>>;
  /** The Ethereum endpoint for names. Without one, no name is resolved. */
  readonly ethereumRpc?: string;
  readonly explorers: Readonly<Record<ChainId, Explorer>>;
  /**
   * Token logos are at `<base>/<checksummed address>/logo.png`. When empty, no logos are requested.
   */
  readonly tokenLogoBase: string;
  /** The URLs of the default token lists, in order. Without them, the public lists are used. */
  readonly tokenLists?: readonly string[];
  /**
   * The gateways that token lists of IPFS are read through, tried in order. A file is at
   * `<gateway>/ipfs/<CID>`. Each must serve single blocks (`?format=raw`).
   */
  readonly ipfsGateways: readonly string[];
  /**
   * The base of the URLs of the statistics service, such as `<base>/pangolin/apr2/<address>`.
   * Without it, APRs are computed from the chain alone.
   */
  readonly statsUrl?: string;
  /**
   * The block subgraph, which returns the block of a time. Without it, the times of blocks
   * are searched.
   */
  readonly blocksUrl?: string;
  /** Where page views and fatal exceptions are reported to. Without it, nothing is reported. */
  readonly eventsUrl?: string;
  readonly walletConnect: { readonly projectId?: string; readonly relayUrl: string };
  /** How AVAX is bought by card. */
  readonly cardPurchase: CardPurchase;
};

/** An invalid part of the configuration: its path, and the reason. */
export type ConfigurationProblem = { readonly path: string; readonly sentence: string };

const DEFAULT_EXPLORER_BASES: Readonly<Record<ChainId, string>> = {
  43114: 'https://snowtrace.io',
  43113: 'https://testnet.snowtrace.io',
};

const DEFAULT_TOKEN_LOGO_BASE = 'https://raw.githubusercontent.com/pangolindex/tokens/main/assets';
const DEFAULT_IPFS_GATEWAYS = ['https://ipfs.io', 'https://trustless-gateway.link'];
const DEFAULT_RELAY_URL = 'wss://relay.walletconnect.org';

// The release tool writes an empty text when no endpoint is set.
const eventsUrl = text((url) => url === '' || isEndpointUrl(url), `${ENDPOINT_FORMS}, or empty`);

const endpoints = z
  .array(endpoint)
  .check(z.refine((urls) => urls.length > 0, { error: 'must name at least one endpoint' }));

const urls = (url: typeof endpoint) =>
  z.optional(
    z.array(url).check(z.refine(({ length }) => length > 0, { error: 'must name at least one' })),
  );

const template = (placeholder: string) =>
  z.optional(
    text(
      (path) => path.startsWith('/') && path.includes(placeholder),
      `a path with ${placeholder}, such as /x/${placeholder}`,
    ),
  );

const explorer = z.optional(
  z.strictObject({
    base: z.optional(text(isExplorerBase, 'an https URL without a trailing slash')),
    tx: template('{hash}'),
    token: template('{address}'),
    block: template('{n}'),
    address: template('{address}'),
  }),
);

const fileSchema = z
  .strictObject({
    practice: z.optional(z.boolean()),
    defaultChainId: z.optional(z.literal(CHAIN_IDS)),
    rpc: z.optional(z.strictObject(perChain(() => z.optional(endpoints)))),
    ethereumRpc: z.optional(endpoint),
    explorers: z.optional(z.strictObject(perChain(() => explorer))),
    tokenLogoBase: z.optional(
      text(isLogoBase, 'an https URL or a path of this site, without a trailing slash, or empty'),
    ),
    tokenLists: urls(endpoint),
    ipfsGateways: urls(base),
    statsUrl: z.optional(base),
    blocksUrl: z.optional(endpoint),
    eventsUrl: z.optional(eventsUrl),
    cardPurchase: z.optional(cardPurchase),
    walletConnect: z.optional(
      z.strictObject({
        projectId: z.optional(z.string()),
        relayUrl: z.optional(text(isRelayUrl, 'a wss URL')),
      }),
    ),
  })
  .check(
    z.refine(({ rpc, defaultChainId }) => defaultChainId !== undefined || endpointCount(rpc) < 2, {
      path: ['defaultChainId'],
      error: 'must be set when rpc names more than one endpoint',
    }),
  );

/** The content of a valid `/config.json`. */
export type ConfigurationFile = z.infer<typeof fileSchema>;

/**
 * The configuration in a `/config.json`, or what is wrong with it. Missing parts get their built-in
 * default.
 */
export function configurationIn(json: unknown): Configuration | readonly z.core.$ZodIssue[] {
  const { success, data, error } = z.safeParse(fileSchema, json);
  if (!success) return error.issues;
  return {
    practice: data.practice ?? false,
    defaultChainId: defaultChainIn(data),
    rpc: perChain((chainId) => endpointsIn(data, chainId)),
    ...(data.ethereumRpc !== undefined && { ethereumRpc: data.ethereumRpc }),
    explorers: perChain((chainId) => explorerOf(data, chainId)),
    tokenLogoBase: data.tokenLogoBase ?? DEFAULT_TOKEN_LOGO_BASE,
    ...(data.tokenLists !== undefined && { tokenLists: data.tokenLists }),
    ipfsGateways: data.ipfsGateways ?? DEFAULT_IPFS_GATEWAYS,
    ...(data.statsUrl !== undefined && { statsUrl: data.statsUrl }),
    ...(data.blocksUrl !== undefined && { blocksUrl: data.blocksUrl }),
    ...(data.eventsUrl && { eventsUrl: data.eventsUrl }),
    cardPurchase: data.cardPurchase ?? { mode: 'off' },
    walletConnect: {
      // The release tool writes an empty text when no credential is set.
      ...(data.walletConnect?.projectId && { projectId: data.walletConnect.projectId }),
      relayUrl: data.walletConnect?.relayUrl ?? DEFAULT_RELAY_URL,
    },
  };
}

function endpointCount(rpc: ConfigurationFile['rpc']): number {
  return CHAIN_IDS.reduce((count, id) => count + (rpc?.[id]?.length ?? 0), 0);
}

function explorerOf({ explorers }: ConfigurationFile, chainId: ChainId): Explorer {
  const own = explorers?.[chainId];
  const known = explorerAt(own?.base ?? DEFAULT_EXPLORER_BASES[chainId]);
  return {
    base: known.base,
    tx: own?.tx ?? known.tx,
    token: own?.token ?? known.token,
    block: own?.block ?? known.block,
    address: own?.address ?? known.address,
  };
}

/** The site's `/config.json` is invalid; `problems` lists every reason. */
export class InvalidConfigurationError extends AppError {
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    const sentences = problems.map(({ path, sentence }) => `${path} ${sentence}`).join('; ');
    super(`Invalid configuration: ${sentences}`, {
      code: 'errors.invalidConfiguration',
      // On screen their places alone: the sentences are in English, for the log of the host.
      values: { problems: problems.map(({ path }) => path).join(', ') },
    });
    this.problems = problems;
  }
}
