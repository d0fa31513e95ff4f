import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints/all.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { hashPassword } from '../../features/accounts/password.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type Answer, PASSWORD, type Visitor } from '../visitor.ts';
import type { Asked } from './asked.ts';
import { Cast, type Role, roles, type State } from './cast.ts';
import { matrix } from './matrix.ts';

/** Fewer than a page of a list has, so that the things of all that are asked at once are on the first. */
const AT_ONCE = 10;
const MARKS: Record<string, string> = {
  suspended: 's',
  premium_required: 'p',
};

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '10000' } });
  passwordHash = await hashPassword(PASSWORD);
  // So that nobody who is asked about is the last one.
  await write((cast) => cast.member({ is_admin: 1 }));
});
afterAll(() => server.stop());

const write = <Result>(make: (cast: Cast) => Promise<Result>) =>
  server.database.transaction((transaction) => make(new Cast(transaction, server.visitor, passwordHash)));

interface Cell {
  asked: Asked;
  state: State | null;
  role: Role;
  expected: string;
}

/** Rows as they are written down, taken apart; a dash is a cell that cannot be. */
function cellsOf(asked: Asked): Cell[] {
  const rows = Object.entries(asked.rows) as [State | 'any', string][];
  return rows.flatMap(([state, row]) => {
    const cells = row.trim().split(/\s+/);
    if (cells.length !== roles.length)
      throw new Error(`The row ${state} has ${cells.length} cells, and there are ${roles.length} roles.`);
    return roles.flatMap((role, index) => {
      const expected = cells[index] ?? '';
      return expected === '-' ? [] : [{ asked, state: state === 'any' ? null : state, role, expected }];
    });
  });
}

/** A cell with its people and its thing, ready to be asked. */
async function prepare(cast: Cast, { asked, state, role }: Cell) {
  const caller = await cast.caller(role);
  const id = asked.kind && state ? await cast.thing(asked.kind, state, role, caller) : '';
  return { visitor: caller.visitor, id };
}

async function ask(endpoint: Endpoint, { asked }: Cell, { visitor, id }: { visitor: Visitor; id: string }) {
  const { path = endpoint.path, ...sent } = asked.send?.({ id }) ?? {};
  const kind = asked.kind === 'snapshot' ? 'post' : String(asked.kind);
  for (;;) {
    const answer = await visitor.send(
      endpoint.method,
      path.replace('{kind}', kind).replace(/\{\w+\}/, id),
      sent,
    );
    // On a busy machine the server may say so before it looks at anything; that is no answer to who may what.
    if (answer.body?.code !== 'busy') return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What the answer was, in the words of the matrix. */
function describeAnswer({ status, body }: Answer, id: string, expected: string): string {
  const code = body?.code;
  if (/^\d/.test(expected) || status !== 200) return `${status}${MARKS[code] ?? ''}`;
  const listed = (body as { id: number | string; moderation?: unknown }[]).find(
    (one) => String(one.id) === id,
  );
  if (!listed) return 'lacks';
  return listed.moderation ? 'marked' : 'has';
}

describe('the permission matrix', () => {
  it.each(Object.keys(endpoints) as (keyof typeof endpoints)[])('API-13 %s', async (name) => {
    const askedOf = matrix[name];
    if (!askedOf)
      throw new Error(`${name} is a new call: add its rows to server/testing/permissions/matrix.ts.`);
    const differing: string[] = [];
    const cells = askedOf.flatMap(cellsOf);
    for (let first = 0; first < cells.length; first += AT_ONCE) {
      const group = cells.slice(first, first + AT_ONCE);
      const prepared = await write(async (cast) => {
        const all = [];
        for (const cell of group) all.push({ cell, ready: await prepare(cast, cell) });
        return all;
      });
      const judge = async ({ cell, ready }: (typeof prepared)[number]) => {
        const answer = await ask(endpoints[name], cell, ready);
        const found = describeAnswer(answer, ready.id, cell.expected);
        const about = [cell.state, cell.asked.kind].filter(Boolean).join(' ');
        if (found !== cell.expected)
          differing.push(
            `${cell.role} ${about}: ${found}, not ${cell.expected} ${answer.text.slice(0, 120)}`,
          );
        if (answer.status >= 400) expect(answer.body.message).toMatch(/\w/);
      };
      await Promise.all(prepared.map(judge));
    }
    expect(differing, `Cells of ${name} in server/testing/permissions/matrix.ts that differ`).toEqual([]);
  });

  it('names no call that is gone', () => {
    expect(Object.keys(matrix).sort()).toEqual(Object.keys(endpoints).sort());
  });
});
