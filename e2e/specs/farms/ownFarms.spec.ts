import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { stakedBy } from '@/devnet/farms/stakes';
import { AVAX_PNG_FARMS } from '../../chain/farms';
import { weeklyAfter } from '../../chain/weeklyAfter';
import { FarmListPage } from '../../pages/FarmListPage';
import { FarmPage } from '../../pages/FarmPage';
import { expect, test } from '../../test';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const { farmer } = ACCOUNTS;

test("FRM-01 FRM-21 NAV-08 in each version the card of a farm shows the account's rate, and leads to the stake in that version", async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await wallet.prepare({ account: farmer, isConnected: true });
  const farms = new FarmListPage(page);
  const farm = new FarmPage(page);
  for (const [version, name] of AVAX_PNG_FARMS.entries()) {
    const place = rewardPlace(name);
    const staked = await stakedBy(chain, place, farmer);
    await farms.open(`${version}`);
    await farms.choice('Mine').click();
    const own = farms.card('AVAX / PNG').getByText(/^Yours: [\d,.]+\sPNG$/);
    const weekly = await weeklyAfter(chain, place, { staked, added: 0n });
    expect((await farm.exact(own)).raw).toBe(weekly);
    await farms.card('AVAX / PNG').getByRole('link').click();
    await expect(page).toHaveURL(`/png/AVAX/${PNG}/${version}/`);
    expect((await farm.exact(farm.figure('Deposited'))).raw).toBe(staked);
  }
});
