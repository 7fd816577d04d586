import { ProviderError } from './providerError';

/** How a test wants the wallet to answer a request. */
type ScriptedAnswer =
  | { readonly type: 'reject'; readonly code: number; readonly message: string }
  | { readonly type: 'answer'; readonly result: unknown }
  | { readonly type: 'hang' }
  /** Carries it out, and then fails. */
  | { readonly type: 'failAfter'; readonly code: number; readonly message: string };

type Entry = { readonly method: string; readonly answer: ScriptedAnswer };

/** The answers that a test has scripted. Each is used once, for the next request of its method. */
export type ScriptedAnswers = {
  readonly script: (method: string, answer: ScriptedAnswer) => void;
  /** Returns the scripted answer to a request, or calls `really` if none is scripted. */
  readonly answer: (method: string, really: () => Promise<unknown>) => Promise<unknown>;
  /** Lets the waiting requests continue as usual. */
  readonly release: () => void;
};

export function createScriptedAnswers(): ScriptedAnswers {
  const entries: Entry[] = [];
  let releases: (() => void)[] = [];

  async function answer(method: string, really: () => Promise<unknown>): Promise<unknown> {
    const index = entries.findIndex((entry) => entry.method === method);
    const [entry] = index === -1 ? [] : entries.splice(index, 1);
    if (entry === undefined) return really();
    switch (entry.answer.type) {
      case 'reject':
        throw new ProviderError(entry.answer.code, entry.answer.message);
      case 'answer':
        return entry.answer.result;
      case 'failAfter':
        await really();
        throw new ProviderError(entry.answer.code, entry.answer.message);
      case 'hang':
        await new Promise<void>((resolve) => releases.push(resolve));
        return really();
    }
  }
  return {
    script: (method, scripted) => {
      entries.push({ method, answer: scripted });
    },
    answer,
    release: () => {
      for (const release of releases) release();
      releases = [];
    },
  };
}
