import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import {
  pass,
  recorder,
  renderOnChain,
  startClock,
  stopClock,
} from '@/lib/chain/reads/testing/fakePage.setup';
import { probeKey } from './tokenProbe';
import { useIsProbing } from './useIsProbing';

beforeEach(() => startClock());

afterEach(() => stopClock());

const AVAX = nativeCurrency(43114);
const [SPORE] = CATALOGUE[43114].filter(({ symbol }) => symbol === 'SPORE');
if (SPORE === undefined) throw new TypeError('SPORE is not in the catalogue.');
const token = SPORE;

function Review({ onRender }: { onRender: (isProbing: readonly boolean[]) => void }) {
  onRender([useIsProbing([AVAX, token]), useIsProbing([token, AVAX])]);
  return null;
}

/** A review whose probes of SPORE end when the test says so. */
function openReview() {
  const { seen, onRender } = recorder<readonly boolean[]>();
  const { client } = renderOnChain(<Review onRender={onRender} />);
  const probe = () => {
    let end = () => {};
    const answer = new Promise((resolve) => {
      end = () => resolve({ probe: { kind: 'noPool' }, requestedAt: 1n });
    });
    void client.fetchQuery({ queryKey: probeKey(token), queryFn: () => answer });
    return end;
  };
  return { latest: () => seen.at(-1), probe };
}

test('SIM-06 a review waits for the first probe of its token, and not for a later one', async () => {
  const { latest, probe } = openReview();
  expect(latest()).toEqual([false, false]);
  const end = probe();
  await pass(100);
  expect(latest()).toEqual([true, true]);
  end();
  await pass(100);
  expect(latest()).toEqual([false, false]);
  probe();
  await pass(100);
  expect(latest()).toEqual([false, false]);
});

test('SIM-06 a review waits for a probe for 5 seconds at most', async () => {
  const { latest, probe } = openReview();
  probe();
  await pass(4_000);
  expect(latest()).toEqual([true, true]);
  await pass(2_000);
  expect(latest()).toEqual([false, false]);
});
