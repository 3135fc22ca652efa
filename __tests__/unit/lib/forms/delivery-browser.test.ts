import type * as Delivery from '@/lib/forms/delivery/browser';

const record = { email: 'a@example.com', timestamp: '2025-06-25T04:30:00.000Z' };
const environment = { ...process.env };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'https://forms.example/submit';
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  process.env = { ...environment };
});

const taken = {
  ok: true,
  status: 200,
  headers: new Headers(),
  text: () => Promise.resolve('{"ok":true}'),
} as Response;

test('offline, it waits for the online event without polling', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetcher = jest.fn(() => Promise.resolve(taken));
  window.fetch = fetcher;

  await jest.isolateModulesAsync(async () => {
    const { createBrowserOutbox, deliver }: typeof Delivery = await import('@/lib/forms/delivery/browser');
    createBrowserOutbox().put({ id: '1', form: 'subscribe', record, honeypotValue: '' }, Date.now());
    await deliver();
    await deliver();
    expect(jest.getTimerCount()).toBe(0);
    expect(fetcher).not.toHaveBeenCalled();

    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(fetcher).toHaveBeenCalledTimes(1);
    expect(createBrowserOutbox().statusOf('1')).toBe('delivered');
  });
});

test('an entry deleted during completion is neither added again nor sent', async () => {
  const fetcher = jest.fn(() => Promise.resolve(taken));
  window.fetch = fetcher;

  await jest.isolateModulesAsync(async () => {
    const { createBrowserOutbox, outboxPorts }: typeof Delivery = await import('@/lib/forms/delivery/browser');
    outboxPorts.hold('1', 'subscribe', record, {});
    createBrowserOutbox().remove('1');
    outboxPorts.release('1', 'subscribe', record, {});
    await jest.advanceTimersByTimeAsync(0);
    expect(createBrowserOutbox().list()).toEqual([]);

    outboxPorts.hold('2', 'subscribe', record, {});
    outboxPorts.release('2', 'subscribe', record, {});
    await jest.advanceTimersByTimeAsync(0);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });
});
