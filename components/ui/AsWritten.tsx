import { getCurrentLanguage } from '@/lib/language/current-language';
import { htmlTags, type Language, sourceLanguage } from '@/lib/language';

type AsWrittenProps = {
  readonly children: string;
  readonly language?: Language;
};

/** Keeps an initial on the line of its name (R. Petchiammal, Petchiammal R.), unless the name fills a line. */
const markInitial = (text: string): string =>
  text.replace(/^(\S{1,5}\.) (?!\S{14})|(?<!\S{14}) (?=\S{1,5}\.$)/u, '$1\u00A0');

/** A name, number or address that page translators must not change. Latin text on Tamil pages is marked as English. */
export function AsWritten({ children, language = getCurrentLanguage() }: AsWrittenProps) {
  const isLatin = language !== sourceLanguage && /[a-z]/i.test(children);
  return (
    <span translate="no" lang={isLatin ? htmlTags[sourceLanguage] : undefined}>
      {markInitial(children)}
    </span>
  );
}
