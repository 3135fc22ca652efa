import { contentIn, type Content } from './content';
import { currentLanguage } from './current-language';

/** All content in the language of the page that is being rendered. */
export const currentContent = (): Content => contentIn(currentLanguage());
