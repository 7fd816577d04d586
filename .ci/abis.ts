// Writes the ABIs of lib/chain/contracts/abis from the published contracts: `npm run abis`. Each
// has only the functions and events that the app uses, because every screen that needs it loads it.
// With `--check` it writes nothing and exits with 1 if a file differs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Abi } from 'viem';
import * as z from 'zod/mini';
import { type Contract, publishedAbi } from '../devnet/contracts/artifacts';
import { runSolc } from '../devnet/contracts/solc';

const TARGET = 'lib/chain/contracts/abis';
const SOURCES = 'devnet/contracts/solidity';

/** Fields that the compiler writes and viem does not read. */
const NOISE = new Set(['internalType', 'constant', 'payable', 'anonymous']);

const abiSchema = z.custom<Abi>((value) => Array.isArray(value));

type Generated = {
  /** A contract of the packages, or a Solidity source of the local exchange for what they lack. */
  readonly source: Contract | `${string}.sol`;
  /** The comment of the ABI, in lines of up to 97 characters. */
  readonly about: string;
  readonly functions: readonly string[];
  readonly events?: readonly string[];
};

const ABIS: Readonly<Record<string, Generated>> = {
  airdrop: {
    source: 'airdrop',
    about: 'Airdrop, which pays PNG to those who held UNI or SUSHI.',
    functions: [
      'claimingAllowed',
      'withdrawAmount',
      'uni',
      'sushi',
      'png',
      'remainderDestination',
      'totalAllocated',
      'TOTAL_AIRDROP_SUPPLY',
      'claim',
    ],
    events: ['PngClaimed', 'ClaimingAllowed', 'ClaimingOver'],
  },
  bridgeToken: {
    source: 'bridgeToken',
    about: 'A token of the present bridge: it burns tokens of the old one and mints as many.',
    functions: ['swapSupply', 'swap', 'mint', 'unwrap'],
  },
  factory: {
    source: 'factory',
    about: 'The factory of pairs.',
    functions: ['getPair', 'feeTo'],
  },
  governor: {
    source: 'governor',
    about: 'GovernorAlpha, as Pangolin deployed it: times instead of blocks, and no quorum.',
    functions: [
      'proposalCount',
      'proposals',
      'state',
      'getReceipt',
      'getActions',
      'proposalThreshold',
      'votingDelay',
      'votingPeriod',
      'timelock',
      'castVote',
      'propose',
      'queue',
      'execute',
      'cancel',
    ],
    events: [
      'ProposalCreated',
      'StartBlockSet',
      'VoteCast',
      'ProposalQueued',
      'ProposalExecuted',
      'ProposalCanceled',
    ],
  },
  migrationRouter: {
    source: 'bridgeMigrationRouter',
    about:
      'PangolinBridgeMigrationRouter, which moves liquidity of an old pair to its present one.',
    functions: [
      'bridgeMigrator',
      'calculateChargeBack',
      'migrateLiquidity',
      'migrateLiquidityWithPermit',
    ],
  },
  miniChef: {
    source: 'miniChef',
    about: 'MiniChefV2, where the pool tokens of all farms of version 2 are staked.',
    functions: [
      'lpTokens',
      'poolInfo',
      'userInfo',
      'pendingReward',
      'rewardPerSecond',
      'totalAllocPoint',
      'rewardsExpiration',
      'rewarder',
      'deposit',
      'depositWithPermit',
      'withdraw',
      'withdrawAndHarvest',
      'harvest',
      'emergencyWithdraw',
    ],
  },
  miniChefReads: {
    source: 'miniChef',
    about: 'What lists of farms read of MiniChefV2, without what deposits and withdrawals call.',
    functions: [
      'lpTokens',
      'poolInfo',
      'userInfo',
      'pendingReward',
      'rewardPerSecond',
      'totalAllocPoint',
      'rewardsExpiration',
      'rewarder',
    ],
  },
  nameRegistry: {
    source: 'NameRegistry.sol',
    about: "The registry of Ethereum's names, which maps a name to its resolver.",
    functions: ['resolver'],
  },
  nameResolver: {
    source: 'NameResolver.sol',
    about: "An ENS resolver: a name's address on Ethereum or by coin type, its content.",
    functions: ['addr', 'contenthash'],
  },
  pair: {
    source: 'pair',
    about: 'A pair of tokens, which is also the token of its liquidity.',
    functions: ['getReserves', 'totalSupply', 'kLast'],
  },
  permit: {
    source: 'pair',
    about: 'A token that accepts a signed approval (EIP-2612).',
    functions: ['nonces'],
  },
  png: {
    source: 'png',
    about: 'What PNG has in addition to the interface of every token.',
    functions: [
      'totalSupply',
      'delegates',
      'getCurrentVotes',
      'getPriorVotes',
      'numCheckpoints',
      'checkpoints',
      'delegate',
    ],
    events: ['DelegateChanged', 'DelegateVotesChanged'],
  },
  rewarder: {
    source: 'SuperRewarder.sol',
    about: `A contract that pays extra rewards for one pool of MiniChef. All have \`pendingTokens\`; the other
functions are those of a super farm, which also pays by a call of its own. There the id of a
reward is its position in \`getRewardInfos\`, and \`userAmounts\` is the stake that it counts.`,
    functions: ['pendingTokens', 'getRewardInfos', 'userAmounts', 'forceClaimRewards'],
  },
  router: {
    source: 'router',
    about: 'The router: quotes and every variant of a swap.',
    functions: [
      'getAmountsOut',
      'getAmountsIn',
      'swapExactTokensForTokens',
      'swapTokensForExactTokens',
      'swapExactAVAXForTokens',
      'swapTokensForExactAVAX',
      'swapExactTokensForAVAX',
      'swapAVAXForExactTokens',
      'swapExactTokensForTokensSupportingFeeOnTransferTokens',
      'swapExactAVAXForTokensSupportingFeeOnTransferTokens',
      'swapExactTokensForAVAXSupportingFeeOnTransferTokens',
    ],
  },
  routerLiquidity: {
    source: 'router',
    about: 'The router: adding and removing liquidity.',
    functions: [
      'addLiquidity',
      'addLiquidityAVAX',
      'removeLiquidity',
      'removeLiquidityAVAX',
      'removeLiquidityWithPermit',
      'removeLiquidityAVAXWithPermit',
      'removeLiquidityAVAXSupportingFeeOnTransferTokens',
      'removeLiquidityAVAXWithPermitSupportingFeeOnTransferTokens',
    ],
  },
  stakingRewards: {
    source: 'stakingRewards',
    about: 'Staking of one token for a reward: a farm of version 0 or 1, or a single stake.',
    functions: [
      'balanceOf',
      'earned',
      'totalSupply',
      'rewardRate',
      'periodFinish',
      'stake',
      'stakeWithPermit',
      'withdraw',
      'getReward',
      'exit',
    ],
  },
  stakingRewardsReads: {
    source: 'stakingRewards',
    about: 'What lists of farms and stakes read of a staking contract.',
    functions: ['balanceOf', 'earned', 'totalSupply', 'rewardRate', 'periodFinish'],
  },
  wavax: {
    source: 'wavax',
    about: 'The wrapped native coin: wrapping and unwrapping.',
    functions: ['deposit', 'withdraw'],
  },
};

async function generated(name: string, { source, about, functions, events = [] }: Generated) {
  const abi = await sourceAbi(source);
  const lines = about.split('\n');
  const comment = lines.length === 1 ? ` ${about} ` : `\n * ${lines.join('\n * ')}\n `;
  const items = [
    ...functions.flatMap((functionName) => itemsOf(abi, 'function', functionName)),
    ...events.flatMap((event) => itemsOf(abi, 'event', event)),
  ];
  return `// Written by \`npm run abis\` from ${isSolidity(source) ? source : `the published ${source}`}.
/**${comment}*/
// biome-ignore format: generated
export const ${name}Abi = [
${items.map((item) => `  ${item},\n`).join('')}] as const;
`;
}

async function sourceAbi(source: Generated['source']): Promise<Abi> {
  if (!isSolidity(source)) return await publishedAbi(source);
  const content = readFileSync(join(SOURCES, source), 'utf8');
  const contracts = await runSolc(
    { [source]: { content } },
    { outputSelection: { '*': { '*': ['abi'] } } },
  );
  return abiSchema.parse(contracts[source.slice(0, -'.sol'.length)]?.abi);
}

function isSolidity(source: Generated['source']): source is `${string}.sol` {
  return source.endsWith('.sol');
}

/** The text of each item of that name, with what viem reads of it; a name may be overloaded. */
function itemsOf(abi: Abi, type: 'function' | 'event', name: string): readonly string[] {
  const items = abi.filter((item) => item.type === type && item.name === name);
  if (items.length === 0) throw new Error(`There is no ${type} named ${name}.`);
  return items.map((item) => JSON.stringify(withoutOutputNames(item), withoutNoise));
}

/** viem returns several outputs by position; only the fields of a struct are read by name. */
function withoutOutputNames(item: Abi[number]): Abi[number] {
  if (item.type !== 'function') return item;
  return { ...item, outputs: item.outputs.map((output) => ({ ...output, name: '' })) };
}

/** Leaves out what viem does not read, empty names, and flags that are false. */
function withoutNoise(key: string, value: unknown): unknown {
  return NOISE.has(key) || value === '' || value === false ? undefined : value;
}

const stale: string[] = [];
for (const [name, source] of Object.entries(ABIS)) {
  const target = join(TARGET, `${name}.ts`);
  const text = await generated(name, source);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) stale.push(target);
}
if (stale.length > 0) {
  console.error(`Not what the contracts have: ${stale.join(', ')}. Run \`npm run abis\`.`);
  process.exitCode = 1;
}
