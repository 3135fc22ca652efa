/** @jest-environment node */
import {
  formatInventoryCsv,
  formatInventoryJson,
  removeRecord,
  takeInventory,
  type InventoryPorts,
} from '@/lib/forms/inventory';
import { createRecordLists } from '@/lib/forms/recordLists';
import { markSent } from '@/lib/forms/sentMarks';

import { FakeBrowser, portsOf } from './browser';

const record = { email: 'a@example.com', timestamp: '2025-06-25T04:30:00.000Z', ip: 'Unknown' };

function prepare(local: Readonly<Record<string, string>>, session: Readonly<Record<string, string>> = {}) {
  const [localTab, sessionTab] = [new FakeBrowser().openTab(), new FakeBrowser().openTab()];
  const browser = new FakeBrowser();
  Object.entries(local).forEach(([key, value]) => localTab.setItem(key, value));
  Object.entries(session).forEach(([key, value]) => sessionTab.setItem(key, value));
  const ports: InventoryPorts = {
    recordLists: createRecordLists(portsOf(browser, localTab)),
    openLocal: () => localTab,
    openSession: () => sessionTab,
  };
  return { ports, localTab };
}

test('JSON contains all data: lists, invalid data and drafts', () => {
  const { ports } = prepare(
    {
      contactSubmissions: '{broken',
      newsletterSubscriptions: JSON.stringify([record]),
      'site:kept:joinUsSubmissions:1': 'set aside',
      'of another': 'not ours',
    },
    { 'site:draft:join': '{"name":"Half"}' },
  );

  expect(JSON.parse(formatInventoryJson(takeInventory(ports)))).toEqual({
    newsletterSubscriptions: [record],
    notes: [
      { area: 'local', key: 'contactSubmissions', raw: '{broken' },
      { area: 'local', key: 'site:kept:joinUsSubmissions:1', raw: 'set aside' },
      { area: 'session', key: 'site:draft:join', raw: '{"name":"Half"}' },
    ],
  });
});

test('CSV contains the list of each record, and every field', () => {
  const { ports } = prepare({ newsletterSubscriptions: JSON.stringify([{ ...record, wish: 'x' }]) });

  expect(formatInventoryCsv(takeInventory(ports))).toBe(
    '\u{FEFF}"list","email","timestamp","ip","wish"\r\n' +
      '"newsletterSubscriptions","a@example.com","2025-06-25T04:30:00.000Z","Unknown","x"\r\n',
  );
});

test('deleting a record deletes its mark, unless an identical record needs it', async () => {
  const { ports, localTab } = prepare({ newsletterSubscriptions: JSON.stringify([record, record]) });
  markSent(ports.openLocal, 'subscribe', record, 'whatsapp');
  await removeRecord(ports, 'subscribe', JSON.stringify(record));
  expect(takeInventory(ports).notes).toHaveLength(1);

  await removeRecord(ports, 'subscribe', JSON.stringify(record));
  expect(localTab).toHaveLength(0);
});

test.each(['7', 'null', '["a"]'])('deletes %s', async (item) => {
  const { ports, localTab } = prepare({ contactSubmissions: `[${item}]` });
  await removeRecord(ports, 'contact', item);

  expect(localTab.getItem('contactSubmissions')).toBeNull();
});
