import { contentIn } from '@/lib/content';
import { type Language, locales } from '@/lib/languages';
import { formatsOf } from '@/lib/text/format';

/** The language the papers are written in. */
export const language: Language = 'en';

export const locale = locales[language];

export const { enterprise, paperWords } = contentIn(language);

export const { date: formatDate } = formatsOf(language);
