/** Sends a request as `fetch` does. Throws a sentence that says what was asked and how to start a server to try it on. */
export async function fetchOrExplain(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { code, message = String(error) } = ((error as Error).cause ?? error) as {
      code?: string;
      message?: string;
    };
    throw new Error(
      `Nothing responds at ${new URL(url).origin} (${code ?? message}). \`npm run demo\` in another terminal starts the services with example data; --help says how to name others.`,
    );
  }
}
