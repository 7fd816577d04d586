import { runInThisContext } from 'node:vm';

type RealProcess = { readonly env: Record<string, string | undefined> };

/**
 * Sets the time zone of a file's tests, or of a group of them, whatever the machine's is. Jest gives
 * a test a copy of the environment, which changes no zone.
 */
export function setUpZone(zone: string): void {
  const { env }: RealProcess = runInThisContext('process');
  const { TZ: before } = env;
  beforeAll(() => {
    env.TZ = zone;
  });
  afterAll(() => {
    if (before === undefined) delete env.TZ;
    else env.TZ = before;
  });
}
