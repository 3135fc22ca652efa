import { Recording } from '@/components/ui/Recording';
import type { Content } from '@/lib/content';

type GreetingProps = NonNullable<Content['welcome']['greeting']>;

/** An audio greeting with its transcript. */
export function Greeting({ recording, listen, text }: GreetingProps) {
  return (
    <section className="wrap no-print">
      <Recording file={recording} label={listen} />
      <p>{text}</p>
    </section>
  );
}
