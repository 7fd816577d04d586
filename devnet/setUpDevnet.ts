import { type Devnet, startDevnet } from './devnet';

/**
 * Sets up a local exchange for a test file. Each test starts from the seeded state, without faults
 * and with no traffic counted.
 *
 * @param prepare - Adds something to the seeded state, once for all tests of the file.
 * @example
 * const devnet = setUpDevnet();
 * test('...', async () => { await devnet().chains[43114].client.getBlockNumber(); });
 */
export function setUpDevnet(prepare?: (devnet: Devnet) => Promise<unknown>): () => Devnet {
  let devnet: Devnet | undefined;
  let restore = async () => {};

  function current(): Devnet {
    if (devnet === undefined) throw new DevnetNotStartedError();
    return devnet;
  }
  beforeAll(async () => {
    devnet = await startDevnet();
    await prepare?.(devnet);
  });
  beforeEach(async () => {
    restore = await current().remember();
    current().quiet();
  });
  afterEach(() => restore());
  afterAll(() => devnet?.stop());
  return current;
}

class DevnetNotStartedError extends Error {
  override readonly name = 'DevnetNotStartedError';

  constructor() {
    super('The local exchange runs inside tests only.');
  }
}
