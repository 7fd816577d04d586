import { type Devnet, startDevnet } from '@/devnet/devnet';
import { giveDemoPositions } from '@/devnet/farms/demoPositions';
import { seedPast } from '@/devnet/past/seedPast';
import { step } from './command';

/**
 * Starts the local exchange for a person to try: its pools have a past, and the demo account has
 * stakes. Prints its steps.
 */
export async function startPractice(): Promise<Devnet> {
  const devnet = await step(
    'Starting the local chains with contracts, tokens, pools and farms',
    startDevnet,
  );
  await step('Adding a week of prices, with trades and deposits', () => addPast(devnet));
  return devnet;
}

async function addPast({ chains }: Devnet): Promise<void> {
  const chain = chains[43114];
  await seedPast(chain);
  await giveDemoPositions(chain);
}
