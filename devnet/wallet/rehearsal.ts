import { ProviderError } from './providerError';

/** What a test has told the wallet to do instead of what it would do. */
type Act =
  | { readonly type: 'reject'; readonly code: number; readonly message: string }
  | { readonly type: 'answer'; readonly result: unknown }
  | { readonly type: 'hang' };

type Cue = { readonly method: string; readonly act: Act };

/** The acts to come, each for the next request of its method, and the requests held back by one. */
export type Rehearsal = {
  readonly plan: (method: string, act: Act) => void;
  readonly perform: (method: string, really: () => Promise<unknown>) => Promise<unknown>;
  /** Lets the requests that hang go on as if nothing had been. */
  readonly release: () => void;
};

export function createRehearsal(): Rehearsal {
  const cues: Cue[] = [];
  let releases: (() => void)[] = [];

  async function perform(method: string, really: () => Promise<unknown>): Promise<unknown> {
    const index = cues.findIndex((cue) => cue.method === method);
    const [cue] = index === -1 ? [] : cues.splice(index, 1);
    if (cue === undefined) return really();
    switch (cue.act.type) {
      case 'reject':
        throw new ProviderError(cue.act.code, cue.act.message);
      case 'answer':
        return cue.act.result;
      case 'hang':
        await new Promise<void>((resolve) => releases.push(resolve));
        return really();
    }
  }
  return {
    plan: (method, act) => {
      cues.push({ method, act });
    },
    perform,
    release: () => {
      for (const release of releases) release();
      releases = [];
    },
  };
}
