import { hostileMarkdown } from '@/components/features/governance/testing/hostileMarkdown.setup';
import {
  MARKDOWN_RULES,
  markdownProblems,
} from '@/components/features/governance/testing/markdownProblems.setup';
import { PROPOSAL_NAMES, proposalId } from '@/devnet/governance/proposals';
import { fullOnly } from '../../fullOnly';
import { GovernancePage } from '../../pages/GovernancePage';
import { accessibilityViolations } from '../../screen/axe';
import { expect, test } from '../../test';
import { replaceProposalTexts } from './proposalTexts';

const COUNT = PROPOSAL_NAMES.length;
const DOCUMENTS = hostileMarkdown();
/** As many documents at once as there are proposals. */
const PARTS = Array.from({ length: Math.ceil(DOCUMENTS.length / COUNT) }, (_none, part) =>
  DOCUMENTS.slice(part * COUNT, (part + 1) * COUNT),
);

// A plain host has no file for the address of one proposal.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

for (const [index, documents] of PARTS.entries())
  test(`GOV-05 GOV-10 P08 hostile texts ${index * COUNT + 1} to ${index * COUNT + documents.length} run nothing, load nothing and lead nowhere unseen`, {
    ...fullOnly(index > 0),
  }, async ({ page, exchange }) => {
    const textOf = (id: bigint) => `Text ${id}\n\n${documents[Number(id) - 1]}`;
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
      await expect(text).toContainText(`Text ${id}`);
      expect(await text.evaluate(markdownProblems, MARKDOWN_RULES), textOf(id)).toEqual([]);
      await page.getByRole('link', { name: 'All proposals' }).click();
      await expect(governance.rows).toHaveCount(COUNT);
    }
    expect(outside).toEqual([]);
    await expect(page).toHaveURL(/\/vote\/$/);
  });

test('GOV-10 a link of a text asks before it leaves, and names the host that it leads to', async ({
  page,
}) => {
  await replaceProposalTexts(page, () => 'Read [the forum](https://forum.example/topic/1).');
  const governance = new GovernancePage(page);
  await governance.open(proposalId('voted'));
  const link = governance.overview.getByRole('link', { name: 'the forum (forum.example)' });
  await link.click();
  const leaving = page.getByRole('dialog', { name: 'Leave Pangolin?' });
  await expect(leaving).toContainText('https://forum.example/topic/1');
  await expect(leaving.getByRole('link', { name: 'Open forum.example' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await leaving.getByText('Stay here').click();
  await expect(leaving).toBeHidden();
  await expect(link).toBeFocused();
  expect(page.context().pages()).toHaveLength(1);
});
