import { type Devnet, startDevnet } from './devnet';
import { giveDemoPositions } from './farms/demoPositions';

/** Starts the local exchange for a person, who finds the demo account with stakes. */
export async function startPractice(): Promise<Devnet> {
  const devnet = await startDevnet();
  await giveDemoPositions(devnet.chains[43114]);
  return devnet;
}
