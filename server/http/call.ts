import type { IncomingHttpHeaders } from 'node:http';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoints/endpoint.ts';
import type { Member } from '../members/member.ts';
import type { DownloadAnswer } from './download-answer.ts';
import type { FileAnswer } from './file-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** A request that proves itself by a signature: over its bytes as they came, before anyone read them as something. */
export interface SignedRequest {
  bytes: Buffer;
  headers: IncomingHttpHeaders;
}

/** What a handler gets: the checked parts of the request, and the few things it can do besides answering. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Where the endpoint's access rule is `signature`, and null everywhere else. */
  signed: SignedRequest | null;
  /** Null when signed out. Never null where the endpoint's access rule asks for a member. */
  caller: Member | null;
  /** The network address that limits are counted by. */
  address: string;
  setHeader(name: string, value: string): void;
  /** Says in the `Link` header where the next page is; null is the last one. */
  nextPage(cursor: string | null): void;
  /** The session that the call came with, by the name that its owner knows. */
  sessionId: string | null;
  /** Signs this browser in, unless the password was changed meanwhile; a session that it brought along ends. */
  startSession(userId: number, passwordHash: string): Promise<void>;
  endSession(): Promise<void>;
  endOtherSessions(userId: number): Promise<void>;
  /** Writes a line that stands in the log whatever the log level. Never with secrets or people's texts. */
  note(event: string, details?: Record<string, string | number | boolean | null>): void;
}

type Answer<E extends Endpoint> = AnswerOf<E> | PreparedAnswer<E> | FileAnswer | DownloadAnswer;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;

/** A handler for each of a group of endpoints, under its endpoint's name. */
export type Handlers<Group extends Record<string, Endpoint>> = {
  [Name in keyof Group]: Handler<Group[Name]>;
};
