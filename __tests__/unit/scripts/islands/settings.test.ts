/** @jest-environment node */
import { publicSettings } from '@/scripts/islands/settings';

test('every public setting that the code reads has a value, and nothing of the environment comes along', () => {
  const settings = publicSettings(process.cwd(), { NEXT_PUBLIC_FORM_ENDPOINT: 'https://a.example/"', HOME: '/root' });

  expect(settings).toMatchObject({
    'process.env.NEXT_PUBLIC_FORM_ENDPOINT': '"https://a.example/\\""',
    'process.env.NEXT_PUBLIC_IP_LOOKUP_URL': 'undefined',
    'process.env.NODE_ENV': '"production"',
  });
  expect(Object.keys(settings).filter((name) => !/^process\.env\.(NODE_ENV|NEXT_PUBLIC_\w+)$/.test(name))).toEqual([]);
});
