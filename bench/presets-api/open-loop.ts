import { Agent, request } from 'node:http';

export interface Target {
  url: string;
  headers: Record<string, string>;
  /** What the answer must be; anything else is a failure of the run. */
  status: number;
}

export interface Sample {
  /** From when the request was due, not from when it could be sent: a server that stalls is not let off. */
  milliseconds: number;
  bytes: number;
}

/** Beyond this the server has fallen so far behind that going on would only measure the heap. */
const IN_FLIGHT_AT_MOST = 2_000;
const SOCKETS_AT_MOST = 100;

/**
 * Sends requests at a steady rate, whether or not the answers keep up, as visitors do. Waiting for each answer
 * before the next request would leave out just those moments in which the server is slow.
 */
export async function driveOpenLoop(target: Target, perSecond: number, seconds: number): Promise<Sample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_AT_MOST });
  const total = perSecond * seconds;
  const begin = performance.now();
  const dueAt = (index: number) => begin + (index * 1_000) / perSecond;
  const calls: Promise<Sample>[] = [];
  let inFlight = 0;
  try {
    while (calls.length < total) {
      const now = performance.now();
      while (calls.length < total && dueAt(calls.length) <= now) {
        if (inFlight >= IN_FLIGHT_AT_MOST) throw new Error(`${inFlight} requests wait for an answer.`);
        inFlight += 1;
        const call = ask(target, agent, dueAt(calls.length));
        call.then(() => (inFlight -= 1)).catch(() => {});
        calls.push(call);
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return await Promise.all(calls);
  } finally {
    agent.destroy();
  }
}

function ask({ url, headers, status }: Target, agent: Agent, dueAt: number): Promise<Sample> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === status) resolve({ milliseconds: performance.now() - dueAt, bytes });
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    });
    call.on('error', reject);
    call.end();
  });
}
