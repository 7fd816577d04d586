import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  createTestClient,
  http,
  publicActions,
  type RpcTransactionReceipt,
  type RpcTransactionRequest,
} from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type Child, startChild } from './childProcess';

const DAY_MS = 86_400_000;
/** The program answers within a second; on a machine that is busy with other work, much later. */
const ANSWER_MS = 120_000;

/** Answers with the receipt: the block is mined before the call returns. */
type SendTransactionSync = {
  Method: 'eth_sendTransactionSync';
  Parameters: [RpcTransactionRequest];
  ReturnType: RpcTransactionReceipt;
};

/** A local chain and its client. Its id is one of the exchange's by default. */
export type Chain<chainId extends number = ChainId> = {
  readonly chainId: chainId;
  readonly url: string;
  readonly client: ChainClient;
  readonly stop: () => Promise<void>;
};

/** The client of a local chain, with viem's test and public actions. */
export type ChainClient = ReturnType<typeof chainClient>;

/**
 * Starts an empty chain. It mines each transaction at once, and a block every two seconds.
 *
 * @param daysAgo - How long before now the chain begins. Its clock stays behind until it is set.
 */
export async function startChain<chainId extends number>(
  chainId: chainId,
  daysAgo = 0,
): Promise<Chain<chainId>> {
  const start = Math.floor((Date.now() - daysAgo * DAY_MS) / 1_000);
  // It writes old states to disk and does not always remove them: a gigabyte per 3,000 blocks.
  const oldStates = mkdtempSync(join(tmpdir(), 'pangolin-chain-'));
  const parameters = [
    ...['--port', '0', '--chain-id', String(chainId), '--hardfork', 'cancun'],
    ...['--block-time', '2', '--mixed-mining', '--accounts', '6'],
    ...['--timestamp', String(start), '--cache-path', oldStates],
  ];
  const child = startChild(anvilPath(), parameters, oldStates);
  const url = await listeningUrl(child);
  return { chainId, url, client: chainClient(url), stop: child.stop };
}

function chainClient(url: string) {
  return createTestClient({
    mode: 'anvil',
    transport: http(url, { retryCount: 0, timeout: ANSWER_MS }),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend((client) => ({
      sendTransactionSync: (transaction: RpcTransactionRequest) =>
        client.request<SendTransactionSync>({
          method: 'eth_sendTransactionSync',
          params: [transaction],
        }),
    }));
}

/** The URL that the program prints when it is ready. Later lines are read and dropped. */
async function listeningUrl({ process: anvil }: Child): Promise<string> {
  const complaints: string[] = [];
  anvil.stderr.on('data', (chunk) => complaints.push(String(chunk)));
  const lines = createInterface({ input: anvil.stdout });
  const listening = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const address = /^Listening on (\S+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(`http://${address}`);
    });
  });
  const ended = once(anvil, 'exit').then(() => {
    throw new ChainStartError(complaints.join(''));
  });
  return Promise.race([listening, ended]);
}

function anvilPath(): string {
  const os = process.platform === 'win32' ? 'win32' : process.platform;
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch;
  const program = os === 'win32' ? 'anvil.exe' : 'anvil';
  const resolve = createRequire(join(process.cwd(), 'package.json')).resolve;
  try {
    return resolve(`@foundry-rs/anvil-${os}-${cpu}/bin/${program}`);
  } catch (cause) {
    throw new NoLocalChainError(`${os}-${cpu}`, cause);
  }
}

class ChainStartError extends Error {
  override readonly name = 'ChainStartError';

  constructor(complaint: string) {
    super(`The local chain ended before it listened: ${complaint}`);
  }
}

export class NoLocalChainError extends Error {
  override readonly name = 'NoLocalChainError';

  constructor(platform: string, cause: unknown) {
    super(
      `The local chain has no program for ${platform} here. Install with optional packages (npm ci, without --omit=optional) on Linux, macOS or Windows.`,
      { cause },
    );
  }
}
