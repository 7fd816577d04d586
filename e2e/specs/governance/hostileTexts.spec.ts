import { hostileMarkdown } from '@/components/governance/hostileMarkdown.setup';
import { MARKDOWN_RULES, markdownFaults } from '@/components/governance/markdownFaults.setup';
import { PROPOSAL_NAMES } from '@/devnet/governance/proposals';
import { expect, test } from '../../fixtures';
import { fullOnly } from '../../fullOnly';
import { GovernancePage } from '../../pages/GovernancePage';
import { replaceProposalTexts } from '../../proposalTexts';

const COUNT = PROPOSAL_NAMES.length;
const DOCUMENTS = hostileMarkdown();
/** As many documents at once as there are proposals. */
const PARTS = Array.from({ length: Math.ceil(DOCUMENTS.length / COUNT) }, (_none, part) =>
  DOCUMENTS.slice(part * COUNT, (part + 1) * COUNT),
);

for (const [index, documents] of PARTS.entries())
  test(`GOV-05 GOV-10 P08 hostile texts ${index * COUNT + 1} to ${index * COUNT + documents.length} run nothing, load nothing and lead nowhere unseen`, {
    ...fullOnly(index > 0),
  }, async ({ page, exchange }) => {
    const textOf = (id: bigint) => documents[Number(id) - 1] ?? '';
    await replaceProposalTexts(page, textOf);
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(exchange.url)) outside.push(request.url());
    });
    page.on('dialog', (dialog) => outside.push(`a dialog: ${dialog.message()}`));
    const governance = new GovernancePage(page);
    await governance.openList();
    await expect(governance.rows).toHaveCount(COUNT);
    for (let id = BigInt(documents.length); id > 0n; id--) {
      await governance.row(id).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/vote/${id}/$`));
      const text = governance.overview.locator('> :not(h2, [role=status])');
      await expect(text).toHaveCount(1);
      expect(await text.evaluate(markdownFaults, MARKDOWN_RULES), textOf(id)).toEqual([]);
      await page.getByRole('link', { name: 'All proposals' }).click();
      await expect(governance.rows).toHaveCount(COUNT);
    }
    expect(outside).toEqual([]);
    await expect(page).toHaveURL(/\/vote\/$/);
  });
