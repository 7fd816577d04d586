import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Address, erc20Abi, getAddress, isAddress } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../../accounts';
import { FARM_CHAIN_ID } from '../../farms/rewardPlace';
import type { ChainClient } from '../../node/chain';
import { applyServiceFault } from '../serviceFaults';
import { chefAprs, stakingAprs } from './aprs';
import type { StatsRule } from './statsFaults';

/** The service's base, as a path of the practice site. */
export const STATS_PATH = '/services';

const APR_PATH = /^\/services\/pangolin\/(apr2?)\/(\w+)$/;
const SUPPLY_PATH = '/services/png/circulating-supply';

const { airdrop, communityTreasury } = EXCHANGE_ADDRESSES[FARM_CHAIN_ID];
/** The holders of PNG that is not in circulation yet. */
const NOT_CIRCULATING: readonly Address[] = [ACCOUNTS.deployer, airdrop, communityTreasury];

/** The local statistics service. */
export type StatsServer = {
  /** Answers the paths of the service; false for other paths. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Faults from now on. The last one that concerns a request applies. */
  readonly add: (...rules: readonly StatsRule[]) => void;
  /** The paths that were requested, in order. */
  readonly requests: () => readonly string[];
  /** Ends all faults and clears the recorded requests. */
  readonly reset: () => void;
};

/** Creates the statistics service. It reads its figures from the chain. */
export function createStatsServer(client: ChainClient): StatsServer {
  let rules: readonly StatsRule[] = [];
  let requests: readonly string[] = [];

  const answerPath = async (path: string, response: ServerResponse) => {
    const rule = rules.findLast(({ address = '' }) => path.includes(address.toLowerCase()));
    if (rule !== undefined && (await applyServiceFault(rule.fault, response))) return;
    if (path === SUPPLY_PATH) {
      response.writeHead(200, { 'content-type': 'text/plain' });
      return response.end(await circulatingSupply(client));
    }
    const [, version, address = ''] = APR_PATH.exec(path) ?? [];
    const aprs = await aprsOf(client, version, address);
    if (aprs === undefined) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(aprs));
  };

  return {
    answer: (request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname.toLowerCase();
      if (path !== SUPPLY_PATH && !APR_PATH.test(path)) return false;
      requests = [...requests, path];
      response.setHeader('access-control-allow-origin', '*');
      answerPath(path, response).catch(() => response.destroy());
      return true;
    },
    add: (...added) => {
      rules = [...rules, ...added];
    },
    requests: () => requests,
    reset: () => {
      rules = [];
      requests = [];
    },
  };
}

async function aprsOf(client: ChainClient, version: string | undefined, text: string) {
  if (!isAddress(text, { strict: false })) return undefined;
  const address = getAddress(text);
  return version === 'apr2' ? chefAprs(client, address) : stakingAprs(client, address);
}

/** All PNG in circulation, in its smallest unit, as the real service reports it. */
async function circulatingSupply(client: ChainClient): Promise<string> {
  const address: Address = EXCHANGE_ADDRESSES[FARM_CHAIN_ID].png;
  const png = { address, abi: erc20Abi } as const;
  const total = await client.readContract({ ...png, functionName: 'totalSupply' });
  const held = await Promise.all(
    NOT_CIRCULATING.map((holder) =>
      client.readContract({ ...png, functionName: 'balanceOf', args: [holder] }),
    ),
  );
  return String(held.reduce((left, balance) => left - balance, total));
}
