/** A browser that is driven by its own protocol: Playwright's reaches neither old nor unpatched ones. */
export type Driver = {
  readonly open: (url: string) => Promise<void>;
  /** Runs a script in the page and gives what it returns, once its promise is settled. The oldest engine must read it. */
  readonly run: <Result>(script: string) => Promise<Result>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Errors of scripts since the page was opened, where the protocol reports them. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** Answers to numbered messages, as the protocols of browsers have them. */
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
