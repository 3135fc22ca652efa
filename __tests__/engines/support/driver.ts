/** A browser controlled by its own protocol, because Playwright supports neither old nor unpatched browsers. */
export type Driver = {
  readonly open: (url: string) => Promise<void>;
  /** Runs a script in the page and returns its awaited result. Its syntax must suit the oldest engine. */
  readonly run: <Result>(script: string) => Promise<Result>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Script errors since the page was opened, if the protocol reports them. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** Matches responses to numbered requests, as browser protocols use them. */
export function createCalls(
  send: (message: string) => void,
  onEvent: (event: { method: string; params: unknown }) => void,
) {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  return {
    call: <Result>(method: string, params: object = {}, more: object = {}): Promise<Result> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: (result) => resolve(result as Result), reject });
        send(JSON.stringify({ id: last, method, params, ...more }));
      }),
    receive: (text: string): void => {
      const message = JSON.parse(text) as {
        id?: number;
        result?: unknown;
        error?: unknown;
        message?: string;
        method: string;
        params: unknown;
      };
      if (message.id === undefined) {
        onEvent(message);
        return;
      }
      const call = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error === undefined) call?.resolve(message.result);
      else call?.reject(new Error(`${JSON.stringify(message.error)} ${message.message ?? ''}`));
    },
  };
}
