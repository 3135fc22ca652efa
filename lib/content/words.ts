import { getCurrentLanguage } from '@/lib/language/current-language';
import type { Language } from '@/lib/language';

import { getContent, type Content } from '.';

/** The texts of a part that several pages share, such as the layout (`site`). */
export const getWords = <Name extends keyof Content['words']>(
  name: Name,
  language: Language = getCurrentLanguage(),
): Content['words'][Name] => getContent(language).words[name];
