type Answer = { readonly status: number; readonly body: string } | 'unreachable';

/** The modules of a fresh page, on a site that returns these answers one after the other. */
async function openPage(...answers: readonly Answer[]) {
  const left = [...answers];
  const fetched: string[] = [];
  const fetch = async (url: string, { cache }: RequestInit) => {
    expect(cache).toBe('no-cache');
    fetched.push(url);
    const answer = left.shift() ?? 'unreachable';
    if (answer === 'unreachable') throw new TypeError('fetch failed');
    return new Response(answer.body, { status: answer.status });
  };
  Object.assign(globalThis, { fetch });
  jest.resetModules();
  const { loadConfiguration, UnreachableConfigurationError } = await import('./loadConfiguration');
  const { InvalidConfigurationError } = await import('./configuration');
  return { loadConfiguration, UnreachableConfigurationError, InvalidConfigurationError, fetched };
}

test('the configuration is read from /config.json of the site, once', async () => {
  const { loadConfiguration, fetched } = await openPage({ status: 200, body: '{"practice":true}' });
  const [first, second] = await Promise.all([loadConfiguration(), loadConfiguration()]);
  expect(first.practice).toBe(true);
  expect(second).toBe(first);
  expect(await loadConfiguration()).toBe(first);
  expect(fetched).toEqual(['/config.json']);
});

test('a site without the file has the defaults', async () => {
  const { loadConfiguration } = await openPage({ status: 404, body: 'not found' });
  expect((await loadConfiguration()).defaultChainId).toBe(43114);
});

test.each(['<!doctype html><title>Pangolin</title>', '{"practice":', '{"practise":true}', 'null'])(
  'a file that cannot be used is a clear error, not the defaults: %s',
  async (body) => {
    const { loadConfiguration, InvalidConfigurationError, fetched } = await openPage({
      status: 200,
      body,
    });
    await expect(loadConfiguration()).rejects.toThrow(InvalidConfigurationError);
    await expect(loadConfiguration()).rejects.toThrow(InvalidConfigurationError);
    expect(fetched).toHaveLength(1);
  },
);

test.each<Answer>(['unreachable', { status: 503, body: '' }])(
  'a file that cannot be loaded is requested again: %p',
  async (failure) => {
    const { loadConfiguration, UnreachableConfigurationError } = await openPage(failure, {
      status: 200,
      body: '{}',
    });
    await expect(loadConfiguration()).rejects.toThrow(UnreachableConfigurationError);
    expect((await loadConfiguration()).practice).toBe(false);
  },
);
