import type { Page } from 'playwright/test';
import { decodeEventLog, encodeAbiParameters, getAbiItem, type Hex, type Log } from 'viem';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';

const CREATED = getAbiItem({ abi: governorAbi, name: 'ProposalCreated' });
const LOGS = 'eth_getLogs';

type RawLog = Pick<Log, 'data' | 'topics'>;
type Reply = { result?: unknown };

/**
 * Puts other texts in place of those that the proposals were created with, on the way from the
 * node to the page: `textOf(id)`, for the id of each proposal.
 */
export async function replaceProposalTexts(
  page: Page,
  textOf: (id: bigint) => string,
): Promise<void> {
  await page.route(/\/rpc\/43114$/, async (route) => {
    if (!route.request().postData()?.includes(LOGS)) return route.fallback();
    const response = await route.fetch();
    const replies: Reply | Reply[] = await response.json();
    for (const reply of [replies].flat()) {
      if (!Array.isArray(reply.result)) continue;
      reply.result = reply.result.map((log: RawLog) => ({ ...log, data: withText(log, textOf) }));
    }
    return route.fulfill({ response, json: replies });
  });
}

function withText({ data, topics }: RawLog, textOf: (id: bigint) => string): Hex {
  const { args } = decodeEventLog({ abi: governorAbi, eventName: 'ProposalCreated', data, topics });
  return encodeAbiParameters(CREATED.inputs, [
    args.id,
    args.proposer,
    args.targets,
    args.values,
    args.signatures,
    args.calldatas,
    args.startTime,
    args.endTime,
    textOf(args.id),
  ]);
}
