/** @jest-environment node */
import { buildRecord, setIp } from '@/lib/forms/records';

const typed = {
  name: 'Anitha',
  email: 'a@example.com',
  subject: 'Gifts',
  interest: 'Mentor',
  message: 'Hello',
  extra: 'x',
};
const circumstances = { timestamp: '2025-06-25T04:30:00.000Z', userAgent: 'Test' };

test('a record has exactly the fields in docs/product.md', () => {
  expect(Object.keys(buildRecord('contact', typed, circumstances))).toEqual([
    'name',
    'email',
    'subject',
    'message',
    'timestamp',
    'ip',
    'userAgent',
  ]);
  expect(Object.keys(buildRecord('join', typed, circumstances))).toEqual([
    'name',
    'email',
    'interest',
    'message',
    'timestamp',
    'ip',
    'userAgent',
  ]);
  expect(Object.keys(buildRecord('subscribe', typed, circumstances))).toEqual(['email', 'timestamp']);
});

test('the looked-up address replaces Unknown, if the record has the column', () => {
  expect(setIp(buildRecord('contact', typed, circumstances), '203.0.113.7')).toMatchObject({ ip: '203.0.113.7' });
  expect(setIp(buildRecord('subscribe', typed, circumstances), '203.0.113.7')).not.toHaveProperty('ip');
});
