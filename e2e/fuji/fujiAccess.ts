import {
  type Address,
  createPublicClient,
  formatEther,
  http,
  isHex,
  keccak256,
  type PrivateKeyAccount,
  parseEther,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { avalancheFuji } from 'viem/chains';
import { isOwnEndpointUrl } from '@/lib/base/configuration/endpointUrl';

/** The AVAX that an account needs for a run, in wei: all amounts and network fees are less. */
const BUDGET = parseEther('0.1');
const VARIABLES = ['FUJI_RPC', 'FUJI_KEY'] as const;
const KEY_CHARACTERS = 66;

/** What the tests on Fuji need. The key itself is only inside `account`. */
export type FujiAccess = {
  readonly rpcUrl: string;
  readonly account: PrivateKeyAccount;
  /** An address to send to; its key is the keccak256 of the account's, so nothing is lost. */
  readonly recipient: Address;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Why there is nothing to test on, as a sentence; undefined when both variables are set. */
export function reasonToSkip(environment: Environment): string | undefined {
  const missing = VARIABLES.filter((name) => !environment[name]);
  if (missing.length === 0) return undefined;
  const verb = missing.length === 1 ? 'is' : 'are';
  return `Skipped: ${missing.join(' and ')} ${verb} not set, so there is no Fuji to test on.`;
}

/**
 * The endpoint and the account that FUJI_RPC and FUJI_KEY name.
 *
 * @throws {NoFujiAccessError} when one of them is malformed, the endpoint does not answer or is not
 *   one of Fuji, or the account has less AVAX than a run may need.
 */
export async function openFujiAccess({ FUJI_RPC, FUJI_KEY }: Environment): Promise<FujiAccess> {
  if (FUJI_RPC === undefined || !isOwnEndpointUrl(FUJI_RPC))
    throw new NoFujiAccessError('FUJI_RPC must be an https URL, or an http URL of this machine.');
  const { account, recipient } = accountsOf(FUJI_KEY);
  const client = createPublicClient({ transport: http(FUJI_RPC) });
  const [chainId, balance] = await Promise.all([
    client.getChainId(),
    client.getBalance({ address: account.address }),
  ]).catch(() => {
    throw new NoFujiAccessError('The endpoint of FUJI_RPC does not answer.');
  });
  if (chainId !== avalancheFuji.id)
    throw new NoFujiAccessError(`FUJI_RPC is an endpoint of chain ${chainId}; Fuji is 43113.`);
  if (balance < BUDGET)
    throw new NoFujiAccessError(
      `${account.address} has ${formatEther(balance)} AVAX on Fuji; a run needs 0.1.`,
    );
  return { rpcUrl: FUJI_RPC, account, recipient };
}

function accountsOf(key: string | undefined): Omit<FujiAccess, 'rpcUrl'> {
  try {
    if (!isHex(key) || key.length !== KEY_CHARACTERS) throw new TypeError();
    const { address: recipient } = privateKeyToAccount(keccak256(key));
    return { account: privateKeyToAccount(key), recipient };
  } catch {
    // Not the cause: it could quote the key.
    throw new NoFujiAccessError('FUJI_KEY must be a private key: 0x and 64 hexadecimal digits.');
  }
}

/** The tests can't run on what FUJI_RPC and FUJI_KEY name; the message says why, without them. */
export class NoFujiAccessError extends Error {
  override readonly name = 'NoFujiAccessError';
}
