import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../db/connection.ts';
import type { Schema } from '../../db/schema.ts';
import { makePng } from '../picture-files.ts';
import type { Visitor } from '../visitor.ts';

/** The seven of the permission matrix. The author is a free member who made the thing that a call is about. */
export const roles = [
  'guest',
  'free',
  'premium',
  'author',
  'moderator',
  'administrator',
  'suspended',
] as const;
export type Role = (typeof roles)[number];

/** What calls can be about, and in what states each can be. */
export const states = {
  post: ['own', 'other', "guest's", 'hidden', 'missing'],
  snapshot: ['own', 'other', "guest's", 'hidden', 'private', 'missing'],
  program: ['own', 'other', 'hidden', 'private', 'missing'],
  comment: ['own', 'other', 'hidden', 'private', 'missing'],
  profile: ['own', 'other', 'hidden', "moderator's", "administrator's", 'missing'],
  picture: ['own', 'other', "guest's", 'hidden', 'private', 'missing'],
  session: ['own', 'other', 'missing'],
  listening: ['own', 'other', 'missing'],
} as const;
export type Kind = keyof typeof states;
export type State = (typeof states)[Kind][number];

interface Person {
  id: number;
  visitor: Visitor;
}

type Standing = Partial<
  Pick<
    Selectable<Schema['users']>,
    'is_admin' | 'is_moderator' | 'premium_grant' | 'suspended' | 'profile_hidden'
  >
>;

const STANDING: Record<Role, Standing> = {
  guest: {},
  free: {},
  premium: { premium_grant: 1 },
  author: {},
  moderator: { is_moderator: 1 },
  administrator: { is_admin: 1 },
  suspended: { suspended: 1 },
};

const NO_ROW = '999999999';
const MISSING: Record<Kind, string> = {
  post: NO_ROW,
  snapshot: NO_ROW,
  program: NO_ROW,
  comment: NO_ROW,
  profile: NO_ROW,
  listening: NO_ROW,
  picture: '0'.repeat(64),
  session: '0'.repeat(16),
};
const SETTINGS = JSON.stringify({
  generators: [{ frequency: 432, waveType: 'sine', volume: 0.5, enabled: true }],
  syncMode: 'sync',
});

/** Counted over all casts of a run. */
let people = 0;

/**
 * People and things for the cells of the matrix, written straight into the data. Every cell has its own, so that what
 * one call deletes or suspends is not missed by the next.
 */
export class Cast {
  readonly #database: Transaction;
  readonly #newVisitor: () => Visitor;
  readonly #passwordHash: string;

  constructor(database: Transaction, newVisitor: () => Visitor, passwordHash: string) {
    this.#database = database;
    this.#newVisitor = newVisitor;
    this.#passwordHash = passwordHash;
  }

  /** Somebody with an account of this role, signed in; a guest has none. */
  async caller(role: Role): Promise<Person> {
    const visitor = this.#newVisitor();
    if (role === 'guest') return { id: 0, visitor };
    const id = await this.member(STANDING[role]);
    const token = randomBytes(32).toString('base64url');
    await this.#addSession(id, token);
    visitor.cookie = `cymara_sid=${token}`;
    return { id, visitor };
  }

  async member(standing: Standing = {}): Promise<number> {
    people += 1;
    const name = `person-${people}`;
    const { id } = await this.#database.kysely
      .insertInto('users')
      .values({
        username: name,
        username_key: name,
        email: `${name}@example.org`,
        email_key: `${name}@example.org`,
        password_hash: this.#passwordHash,
        created_at: this.#database.dialect.now,
        ...standing,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** A thing in this state, as it stands to the caller: its id, as paths name it. */
  async thing(kind: Kind, state: State, role: Role, caller: Person): Promise<string> {
    if (state === 'missing') return MISSING[kind];
    if (kind === 'profile') return String(await this.#profile(state, role, caller));
    const isOwn = state === 'own' || (role === 'author' && (state === 'hidden' || state === 'private'));
    const owner = isOwn ? caller.id : await this.member();
    return String(await this.#make(kind, state, owner));
  }

  #make(kind: Exclude<Kind, 'profile'>, state: State, owner: number): Promise<number | string> {
    switch (kind) {
      case 'post':
      case 'snapshot':
        return this.#post(kind, state, owner);
      case 'program':
        return this.#program(state, owner);
      case 'comment':
        return this.#comment(state, owner);
      case 'picture':
        return this.#picture(state, owner);
      case 'session':
        return this.#session(owner);
      case 'listening':
        return this.#listening(owner);
    }
  }

  async #profile(state: State, role: Role, caller: Person): Promise<number> {
    if (state === "moderator's") return this.member({ is_moderator: 1 });
    if (state === "administrator's") return this.member({ is_admin: 1 });
    if (state === 'other') return this.member();
    if (state === 'hidden' && role !== 'author') return this.member({ profile_hidden: 1 });
    if (state === 'hidden') {
      await this.#database.kysely
        .updateTable('users')
        .set({ profile_hidden: 1 })
        .where('id', '=', caller.id)
        .execute();
    }
    return caller.id;
  }

  async #post(type: 'post' | 'snapshot', state: State, owner: number, image?: string): Promise<number> {
    const isGuests = state === "guest's";
    const figure = { image: 'f'.repeat(64), visualization_type: 'diamond', frequency: 432, name: 'A figure' };
    const { id } = await this.#database.kysely
      .insertInto('posts')
      .values({
        user_id: isGuests ? null : owner,
        guest: isGuests ? 1 : 0,
        type,
        content: 'Words',
        created_at: this.#database.dialect.now,
        ...outOfView(state),
        ...(type === 'snapshot' ? figure : {}),
        ...(image ? { image } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async #program(state: State, owner: number): Promise<number> {
    const { id } = await this.#database.kysely
      .insertInto('programs')
      .values({
        user_id: owner,
        name: 'A program',
        settings: SETTINGS,
        created_at: this.#database.dialect.now,
        ...outOfView(state),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Private is one whose program was put out of everyone's sight since. */
  async #comment(state: State, owner: number): Promise<number> {
    const program = await this.#program(state === 'private' ? 'private' : 'other', await this.member());
    const { id } = await this.#database.kysely
      .insertInto('comments')
      .values({
        program_id: program,
        user_id: owner,
        content: 'Words',
        hidden: state === 'hidden' ? 1 : 0,
        created_at: this.#database.dialect.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async #picture(state: State, owner: number): Promise<string> {
    const hash = randomBytes(32).toString('hex');
    const bytes = makePng(4, 4);
    await this.#database.kysely
      .insertInto('pictures')
      .values({
        hash,
        type: 'image/png',
        bytes,
        size: bytes.length,
        kept_at: this.#database.dialect.now,
      })
      .execute();
    await this.#post('snapshot', state, owner, hash);
    return hash;
  }

  async #session(owner: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#addSession(owner, token);
    return hashOf(token).slice(0, 16);
  }

  async #addSession(userId: number, token: string): Promise<void> {
    const { kysely, dialect } = this.#database;
    const times = { created_at: dialect.now, last_seen_at: dialect.now };
    await kysely
      .insertInto('sessions')
      .values({ token_hash: hashOf(token), user_id: userId, address: '127.0.0.1', ...times })
      .execute();
  }

  async #listening(owner: number): Promise<number> {
    const { id } = await this.#database.kysely
      .insertInto('listening')
      .values({ user_id: owner, session_key: 'one', started_at: 1, seconds: 60, source: 'river' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
}

function outOfView(state: State) {
  return {
    is_public: state === 'private' ? (0 as const) : (1 as const),
    hidden: state === 'hidden' ? (1 as const) : (0 as const),
    ...(state === 'hidden' ? { hidden_reason: 'Unkind' } : {}),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
