import type { Client } from 'viem';
import { type AskMulticall, askMulticall, type MulticallReply } from './multicall';
import { type ReadSlice, SLICE_CALLS } from './readPlan';

type Waiting = {
  readonly slice: ReadSlice;
  readonly resolve: (reply: MulticallReply) => void;
  readonly reject: (error: unknown) => void;
};

type Call = ReadSlice['calls'][number];

/** Slices that travel together, and their calls by key. */
type Load = { readonly waiting: Waiting[]; readonly calls: Map<string, Call> };

const waitingFor = new WeakMap<Client, Waiting[]>();

/**
 * As {@link askMulticall}, but what is asked of a client in the same task, as in each block by all
 * components, travels in one multicall of at most 500 calls, each different call once. All fail when
 * it fails.
 */
export const askSharedMulticall: AskMulticall = (client, slice) =>
  new Promise((resolve, reject) => {
    const waiting = waitingFor.get(client);
    const request = { slice, resolve, reject };
    if (waiting !== undefined) {
      waiting.push(request);
      return;
    }
    const first = [request];
    waitingFor.set(client, first);
    queueMicrotask(() => {
      waitingFor.delete(client);
      for (const load of loadsOf(first)) void send(client, load);
    });
  });

function loadsOf(waiting: readonly Waiting[]): readonly Load[] {
  const loads: Load[] = [];
  for (const request of waiting) {
    const { keys, calls } = request.slice;
    const hasRoom = (load: Load) =>
      load.calls.size + keys.filter((key) => !load.calls.has(key)).length <= SLICE_CALLS;
    const load: Load = loads.find(hasRoom) ?? { waiting: [], calls: new Map() };
    if (load.waiting.length === 0) loads.push(load);
    load.waiting.push(request);
    for (const [index, key] of keys.entries()) {
      const call = calls[index];
      if (call !== undefined) load.calls.set(key, call);
    }
  }
  return loads;
}

async function send(client: Client, { waiting, calls }: Load): Promise<void> {
  try {
    const keys = [...calls.keys()];
    const { blockNumber, replies } = await askMulticall(client, {
      keys,
      calls: [...calls.values()],
    });
    const byKey = new Map(keys.map((key, index) => [key, replies[index]]));
    for (const { slice, resolve } of waiting)
      resolve({ blockNumber, replies: slice.keys.flatMap((key) => byKey.get(key) ?? []) });
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}
