import { numberToHex } from 'viem';
import { parseAnswers, parseCalls, type RpcAnswer, type RpcCall } from '@/devnet/node/jsonRpc';
import type { FaultRule } from './faults';
import { atBlock, concerns, injectFaults, withGasCap } from './injectFaults';

/** An active rule: how many times it may still apply, and the block at which it froze the node. */
export type ActiveRule = { readonly rule: FaultRule; remaining: number; frozenBlock?: number };

/** What the proxy answers: the node's reply after the faults. */
export type NodeAnswer = { readonly status: number; readonly body: string };

/**
 * Asks the node. The rules change the requests and the answers; without rules nothing is changed.
 */
export async function askNode(
  nodeUrl: string,
  body: string,
  rules: readonly ActiveRule[],
): Promise<NodeAnswer> {
  const calls = parseCalls(body);
  const isBatch = body.trimStart().startsWith('[');
  const blocks = await blocksOf(nodeUrl, rules);
  const dated = blocks.reduce((bent, { rule, block }) => atBlock(bent, rule, block), calls);
  const asked = rules.reduce((bent, { rule }) => withGasCap(bent, rule), dated);
  const isChanged = asked.some((call, index) => call !== calls[index]);
  const answer = await post(nodeUrl, isChanged ? toBody(asked, isBatch) : body);
  if (rules.length === 0) return answer;

  const numbered = blocks.reduce<readonly RpcAnswer[]>(
    (answers, { rule, block }) => withBlockNumber(calls, answers, { rule, block }),
    parseAnswers(answer.body),
  );
  const bent = rules.reduce((answers, { rule }) => injectFaults(calls, answers, rule), numbered);
  const isSingle = rules.some(({ rule }) => rule.fault.type === 'singleObject');
  return { ...answer, body: toBody(bent, isBatch && !isSingle) };
}

type BlockRule = { readonly rule: FaultRule; readonly block: string };

/** The block, as hex, that each freezing or lagging rule reports as the latest. */
async function blocksOf(
  nodeUrl: string,
  rules: readonly ActiveRule[],
): Promise<readonly BlockRule[]> {
  const found: BlockRule[] = [];
  for (const active of rules) {
    const { rule } = active;
    if (rule.fault.type === 'freezeBlock') {
      active.frozenBlock ??= rule.fault.block ?? (await head(nodeUrl));
      found.push({ rule, block: numberToHex(active.frozenBlock) });
    }
    if (rule.fault.type === 'lagBehind') {
      const block = Math.max(0, (await head(nodeUrl)) - rule.fault.blocks);
      found.push({ rule, block: numberToHex(block) });
    }
  }
  return found;
}

function withBlockNumber(
  calls: readonly RpcCall[],
  answers: readonly RpcAnswer[],
  { rule, block }: BlockRule,
): readonly RpcAnswer[] {
  return answers.map((answer) => {
    const call = calls.find(({ id }) => id === answer.id);
    const isNumber = call?.method === 'eth_blockNumber' && concerns(rule, call);
    return isNumber ? { ...answer, result: block } : answer;
  });
}

async function head(nodeUrl: string): Promise<number> {
  const question = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] };
  const { body } = await post(nodeUrl, JSON.stringify(question));
  return Number(parseAnswers(body)[0]?.result);
}

async function post(nodeUrl: string, body: string): Promise<NodeAnswer> {
  const response = await fetch(nodeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, body: await response.text() };
}

function toBody(items: readonly (RpcCall | RpcAnswer)[], isBatch: boolean): string {
  return JSON.stringify(isBatch ? items : items[0]) ?? '';
}
