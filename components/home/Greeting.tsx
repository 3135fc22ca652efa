import { Recording } from '@/components/ui/Recording';
import type { Content } from '@/lib/content';

type GreetingProps = NonNullable<Content['welcome']['greeting']>;

/** A greeting to be heard, with its words beside it. */
export function Greeting({ recording, listen, text }: GreetingProps) {
  return (
    <section className="wrap no-print">
      <Recording file={recording} label={listen} />
      <p>{text}</p>
    </section>
  );
}
