import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { IDO_PROJECTS, type IdoProject, type IdoStatus } from '@/lib/features/ido/idoProjects';
import ido from '@/messages/en/ido.json';
import messages from '@/messages/en.json';
import { IdoList } from './IdoList';

function show(status: IdoStatus, projects: readonly IdoProject[]) {
  render(
    <NextIntlClientProvider locale="en" messages={{ ...messages, ido }} timeZone="UTC">
      <IdoList status={status} projects={projects} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('region', { name: status === 'Upcoming' ? 'Upcoming in 2021' : status });
}

const ended = IDO_PROJECTS.filter(({ status }) => status === 'Ended');

test('IDO-01 the list says so if nothing is upcoming', () => {
  const region = show('Upcoming', ended);
  expect(region).toHaveTextContent('No upcoming offerings.');
  expect(within(region).queryByRole('list')).toBeNull();
});

test('IDO-01 the list of ended ones has no such text', () => {
  expect(show('Ended', [])).toHaveTextContent(/^Ended$/);
});

test('IDO-03 each one is a link to its announcement', () => {
  const links = within(show('Ended', ended)).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ended.map(({ announcementUrl }) => announcementUrl),
  );
});
