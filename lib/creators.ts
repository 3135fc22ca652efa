import { buildDate } from '@/lib/build-date';
import { contentIn, type Content } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { batchOf } from '@/lib/mentors/programs';

type Questions = Content['pages']['creator']['faq']['questions'];

/**
 * What a woman asks before she comes to learn. The first course of `content/programs` answers what it teaches, costs and pays,
 * `content/pages/creator.yaml` the rest.
 */
export function creatorQuestions(language: Language): Questions {
  const { pages, programs } = contentIn(language);
  const { questions, faq } = pages.creator;
  const [first] = programs;

  return [
    ...(first
      ? [
          { question: questions.learn, answer: `${[first.duration, ...first.features].join('. ')}.` },
          { question: questions.money, answer: `${first.fee} ${first.pay}` },
          { question: questions.hours, answer: first.hours },
          {
            question: questions.next,
            answer: batchOf(first, buildDate(), language),
            more: actionTo({ label: questions.call, contact: 'phone' }, language),
          },
        ]
      : []),
    ...faq.questions,
  ];
}
