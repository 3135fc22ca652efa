import { perCategory } from '@/scripts/lighthouse/grades';
import { runOf, type Report } from '@/scripts/lighthouse/run';

const audits: Report['audits'] = {
  'largest-contentful-paint': { score: 1, numericValue: 1240 },
  'total-blocking-time': { score: 0.98, numericValue: 31.4 },
  'cumulative-layout-shift': { score: 1, numericValue: 0 },
  'document-title': { score: 1 },
  // An audit that has nothing to say has no score either, and no weight.
  hreflang: { score: null },
};

const weighed = (...ids: readonly string[]) => ids.map((id) => ({ id, weight: 1 }));

const report: Report = {
  finalDisplayedUrl: 'http://localhost/story',
  categories: {
    ...perCategory(() => ({ score: 1, auditRefs: weighed('document-title') })),
    performance: { score: 0.99, auditRefs: weighed('largest-contentful-paint', 'total-blocking-time') },
    seo: { score: 1, auditRefs: [...weighed('document-title'), { id: 'hreflang', weight: 0 }] },
  },
  audits,
};

it('reads the scores, the times and what cost a point', () => {
  const run = runOf(report);

  expect(run.scores).toEqual({ ...perCategory(() => 100), performance: 99 });
  expect([run.largestPaint, run.blockingTime, run.layoutShift]).toEqual([1240, 31.4, 0]);
  expect(run.faults).toEqual({ ...perCategory(() => []), performance: ['total-blocking-time'] });
});

it('takes no broken audit for a page without fault', () => {
  const broken: Report = {
    ...report,
    categories: { ...report.categories, seo: { score: null, auditRefs: weighed('document-title', 'hreflang') } },
    audits: { ...audits, hreflang: { score: null, errorMessage: 'Required artifact is missing' } },
  };

  expect(() => runOf(broken)).toThrow(
    'Lighthouse gave http://localhost/story no grade in seo: hreflang: Required artifact is missing.',
  );
});

it('takes no category that was left out, and no time that was not measured, for a good one', () => {
  const { seo: _, ...others } = report.categories;

  expect(() => runOf({ ...report, categories: others })).toThrow('no grade in seo');
  expect(() => runOf({ ...report, audits: { ...audits, 'total-blocking-time': { score: 1 } } })).toThrow(
    'no total-blocking-time',
  );
});
