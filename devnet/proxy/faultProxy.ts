import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCalls, type RpcCall } from '@/devnet/node/jsonRpc';
import { type ActiveRule, askNode } from './askNode';
import type { Fault, FaultRule } from './faults';
import { concerns } from './injectFaults';
import { NO_TRAFFIC, type Post, postOf, type Traffic, withRequest } from './traffic';

const HTML = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

const TOO_MANY = '{"id":null,"error":{"code":-32600,"message":"too many requests in a batch"}}';

/** A proxy between a page and its node. It counts requests and injects faults. */
export type FaultProxy = {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly add: (...rules: readonly FaultRule[]) => void;
  readonly clear: () => void;
  readonly traffic: () => Traffic;
  /** Each HTTP request since the traffic was last reset, in order. */
  readonly posts: () => readonly Post[];
  readonly resetTraffic: () => void;
  /** How many HTTP requests wait for their answer. */
  readonly unanswered: () => number;
};

/** A proxy in front of one node. Without rules, bodies and their order pass unchanged. */
export function createFaultProxy(nodeUrl: string): FaultProxy {
  let rules: readonly ActiveRule[] = [];
  let traffic = NO_TRAFFIC;
  const posts: Post[] = [];
  let unanswered = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    unanswered += 1;
    response.once('close', () => {
      unanswered -= 1;
    });
    const body = await text(request);
    const calls = parseCalls(body);
    traffic = withRequest(traffic, calls, Buffer.byteLength(body));
    posts.push(postOf(calls));
    const fired = fire(rules, calls);
    const faults = fired.map(({ rule }) => rule.fault);
    const arrayLength = body.trimStart().startsWith('[') ? calls.length : 0;
    if (await applyFaults(faults, arrayLength, response)) return;

    const node = await askNode(nodeUrl, body, fired);
    traffic = { ...traffic, bytesSent: traffic.bytesSent + Buffer.byteLength(node.body) };
    response.writeHead(node.status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(node.body),
    });
    if (!faults.some(({ type }) => type === 'dropMidway')) {
      response.end(node.body);
      return;
    }
    const half = node.body.slice(0, node.body.length / 2);
    response.write(half, () => response.destroy());
  }

  return {
    answer,
    add: (...added) => {
      rules = [...rules, ...added.map((rule) => ({ rule, remaining: rule.times ?? Infinity }))];
    },
    clear: () => {
      rules = [];
    },
    traffic: () => traffic,
    posts: () => [...posts],
    resetTraffic: () => {
      traffic = NO_TRAFFIC;
      posts.length = 0;
    },
    unanswered: () => unanswered,
  };
}

/** The rules that apply to these requests. Each one is counted as used once more. */
function fire(rules: readonly ActiveRule[], calls: readonly RpcCall[]): readonly ActiveRule[] {
  const fired = rules.filter(
    ({ rule, remaining }) => remaining > 0 && calls.some((call) => concerns(rule, call)),
  );
  for (const each of fired) each.remaining -= 1;
  return fired;
}

/** Applies the faults: waits, breaks the connection, or answers in place of the node. */
async function applyFaults(
  faults: readonly Fault[],
  arrayLength: number,
  response: ServerResponse,
): Promise<boolean> {
  for (const fault of faults) {
    switch (fault.type) {
      case 'delay':
        await pause(fault.ms);
        break;
      case 'hang':
        return true;
      case 'dropBefore':
        response.destroy();
        return true;
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
        return true;
      case 'status':
        response
          .writeHead(fault.status, {
            ...(fault.retryAfterSeconds !== undefined && {
              'retry-after': String(fault.retryAfterSeconds),
            }),
          })
          .end();
        return true;
      case 'batchLimit':
        if (arrayLength <= fault.most) break;
        response.writeHead(500, { 'content-type': 'application/json' }).end(TOO_MANY);
        return true;
    }
  }
  return false;
}
