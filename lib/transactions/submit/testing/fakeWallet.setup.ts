import type { WireRequest } from '@/lib/chain/rpc/jsonRpcResponse';
import { fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { fakeNode, responsesTo, wiresOf } from '@/lib/chain/rpc/testing/fakeNode.setup';

/** A node's or wallet's answer to one method. */
export type Answer = (params: readonly unknown[]) => unknown;

/** A node's or wallet's answers, by method. */
export type Answers = Readonly<Record<string, Answer>>;

/** A configuration file of a site that shows no linked logos. */
const NO_LOGOS = '{"tokenLogoBase":""}';

/** Replaces the network with a node. `node` answers the methods that `answers` leaves out. */
export function serveNode(answers: Answers, node = fakeNode()): void {
  const replyTo = async (wire: WireRequest) => {
    const { id, method, params } = wire;
    if (answers[method] === undefined) return JSON.parse(textOf(node.answer({ body: [wire] })))[0];
    try {
      const list: readonly unknown[] = Array.isArray(params) ? params : [];
      return { jsonrpc: '2.0', id, result: await answers[method](list) };
    } catch (error) {
      return { jsonrpc: '2.0', id, error };
    }
  };
  fakeFetch(async ({ url, body }) => {
    if (url === '/config.json') return { body: NO_LOGOS };
    if (body === undefined) return { body: '', status: 404 };
    const replies = new Map<WireRequest, object>();
    for (const wire of wiresOf(body)) replies.set(wire, await replyTo(wire));
    return responsesTo(body, (wire) => replies.get(wire) ?? {});
  });
}

/** An EIP-1193 wallet with these answers, and a list of its requests. */
export function fakeWallet(answers: Answers) {
  const asked: { readonly method: string; readonly params: readonly unknown[] }[] = [];
  return {
    asked,
    on: () => undefined,
    removeListener: () => undefined,
    request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
      asked.push({ method, params });
      const answer = answers[method];
      if (answer === undefined) throw { code: -32601, message: `no ${method}` };
      return answer(params);
    },
  };
}

function textOf(answer: ReturnType<ReturnType<typeof fakeNode>['answer']>): string {
  return typeof answer === 'string' ? answer : answer.body;
}
