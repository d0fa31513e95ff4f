import type { Generated, Selectable } from 'kysely';
import type { ListeningSource } from '#contract/entities/listening.ts';
import type { PlanType } from '#contract/entities/plan.ts';

/**
 * What the tables hold, the same on both engines: times are whole milliseconds since 1970, truth values
 * are 0 or 1, names are compared through their `_key` column (see name-key.ts).
 */
export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  known_addresses: KnownAddressesTable;
  counters: CountersTable;
  audit_log: AuditLogTable;
  posts: PostsTable;
  post_likes: PostLikesTable;
  ratings: RatingsTable;
  comments: CommentsTable;
  blocks: BlocksTable;
  reports: ReportsTable;
  programs: ProgramsTable;
  pictures: PicturesTable;
  hidden_pictures: HiddenPicturesTable;
  outbox: OutboxTable;
  leases: LeasesTable;
  listening: ListeningTable;
  mail_links: MailLinksTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  subscriptions: SubscriptionsTable;
  registrations: RegistrationsTable;
  payment_events: PaymentEventsTable;
  test_subscriptions: TestSubscriptionsTable;
  test_events: TestEventsTable;
  test_secrets: TestSecretsTable;
  recommendations: RecommendationsTable;
  preferences: PreferencesTable;
}

/** A post as it is read. */
export type PostRow = Selectable<PostsTable>;

/** A session of listening as it is read. */
export type ListeningRow = Selectable<ListeningTable>;

/** A recommendation as it is read. */
export type RecommendationRow = Selectable<RecommendationsTable>;

/** A program as it is read. */
export type ProgramRow = Selectable<ProgramsTable>;

export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type RegistrationRow = Selectable<RegistrationsTable>;
export type TestSubscriptionRow = Selectable<TestSubscriptionsTable>;

type Flag = 0 | 1;

interface UsersTable {
  id: Generated<number>;
  username: string;
  username_key: string;
  /** What the name looks like; see look-key.ts. Null for an older name that looks like another. */
  look_key: Generated<string | null>;
  email: string;
  email_key: string;
  password_hash: string;
  bio: string | null;
  avatar_image: string | null;
  background_image: string | null;
  website_url: string | null;
  instagram_handle: string | null;
  x_handle: string | null;
  profile_theme: Generated<string>;
  is_admin: Generated<Flag>;
  is_moderator: Generated<Flag>;
  suspended: Generated<Flag>;
  /** When it ends by itself; null while a moderator must lift it. */
  suspended_until: Generated<number | null>;
  suspended_reason: Generated<string | null>;
  profile_hidden: Generated<Flag>;
  profile_hidden_reason: Generated<string | null>;
  /** Premium given by an administrator, apart from anything that was paid. */
  premium_grant: Generated<Flag>;
  created_at: number;
}

interface SessionsTable {
  /** SHA-256 of the token: a stolen copy of this table opens no session. */
  token_hash: string;
  user_id: number;
  created_at: number;
  last_seen_at: number;
  address: string;
  /** As "Firefox on Linux". */
  device: Generated<string>;
}

/** From where an account has signed in before; strangers are slowed down sooner than the owner. */
interface KnownAddressesTable {
  user_id: number;
  address: string;
  last_signed_in_at: number;
}

interface CountersTable {
  key: string;
  count: number;
  expires_at: number;
}

interface AuditLogTable {
  id: Generated<number>;
  at: number;
  /** Null when an operator worked on the command line, or a payment did it. */
  actor_id: number | null;
  action: string;
  subject_kind: string;
  subject_id: number | null;
  reason: string | null;
}

interface PostsTable {
  id: Generated<number>;
  /** Null for a guest's post: it has no author. */
  user_id: number | null;
  guest: Generated<Flag>;
  type: 'post' | 'snapshot';
  /** What the feed shows and searches; for a snapshot its name and description together. */
  content: string;
  /** The hash of a picture. */
  image: string | null;
  visualization_type: string | null;
  frequency: number | null;
  /** 0 for a snapshot that only its owner sees: it belongs in no list of others. */
  is_public: Generated<Flag>;
  name: string | null;
  description: string | null;
  /** A snapshot's name in the browser that took it: sent twice, it is kept once. */
  share_key: string | null;
  /** What a post is about, if it shares a sound. A program that is deleted leaves its tones behind. */
  preset_id: Generated<number | null>;
  program_id: Generated<number | null>;
  /** The tones of a program or bare ones, a list of numbers as JSON; those of a preset stand in the catalogue. */
  tones: Generated<string | null>;
  /** 1 when the tones are for whoever has Premium. */
  premium_tones: Generated<Flag>;
  /** What is searched of it; see search-words.ts. */
  words: Generated<string>;
  hidden: Generated<Flag>;
  /** Out of view until a moderator has looked; such a post is hidden as well. */
  held: Generated<Flag>;
  hidden_reason: Generated<string | null>;
  created_at: number;
}

interface PostLikesTable {
  post_id: number;
  user_id: number;
  created_at: number;
}

interface ProgramsTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  description: Generated<string>;
  category: Generated<string>;
  /** JSON, in today's shape or an older one; see read-program.ts of the contract. */
  settings: string;
  is_public: Generated<Flag>;
  is_premium: Generated<Flag>;
  /** A list of texts, as JSON. */
  tags: Generated<string>;
  /** In minutes; null where it has none of its own. */
  duration: number | null;
  /** The preset that was saved, if it was one. */
  preset_id: number | null;
  use_count: Generated<number>;
  /** What it is ordered by among others: the average of its stars in thousandths, 0 while there are none. */
  rating_rank: Generated<number>;
  hidden: Generated<Flag>;
  held: Generated<Flag>;
  hidden_reason: Generated<string | null>;
  created_at: number;
}

interface RatingsTable {
  program_id: number;
  user_id: number;
  stars: number;
  created_at: number;
}

interface CommentsTable {
  id: Generated<number>;
  program_id: number;
  user_id: number;
  content: string;
  held: Generated<Flag>;
  hidden: Generated<Flag>;
  hidden_reason: Generated<string | null>;
  created_at: number;
}

/** Whose things a member does not want to see. */
interface BlocksTable {
  user_id: number;
  blocked_id: number;
  created_at: number;
}

interface ReportsTable {
  id: Generated<number>;
  kind: 'post' | 'comment' | 'program' | 'profile';
  subject_id: number;
  reporter_id: number;
  reason: string;
  created_at: number;
  /** Null until a moderator has decided. */
  closed_at: Generated<number | null>;
}

interface PicturesTable {
  /** SHA-256 of the bytes, in hex: the same picture is kept once, and its address never shows another. */
  hash: string;
  type: string;
  /** One engine hands over an `ArrayBuffer`, the other a `Buffer`. */
  bytes: Uint8Array | ArrayBuffer;
  size: number;
  /** When it was last sent. One that nothing shows is forgotten some time later. */
  kept_at: number;
}

/** Pictures of posts that were hidden and are gone; those of posts that are there are found by the post. */
interface HiddenPicturesTable {
  hash: string;
  hidden_at: number;
}

/** What is still to be told to the outside world; see server/outbox/. */
interface OutboxTable {
  id: Generated<number>;
  kind: string;
  /** JSON. It may hold a link that opens an account, until it is sent. */
  payload: string;
  key: string;
  user_id: number | null;
  attempts: Generated<number>;
  /** Null when it was given up. */
  due_at: number | null;
  created_at: number;
}

/** Who does a piece of work that one process at a time may do. */
interface LeasesTable {
  name: string;
  holder: string;
  ends_at: number;
}

interface ListeningTable {
  id: Generated<number>;
  user_id: number;
  /** The session's name in the browser: sent twice, it is kept once. */
  session_key: string;
  started_at: number;
  seconds: number;
  source: ListeningSource;
  preset_id: number | null;
  /** In Hz, as JSON. Empty where there is a preset: its numbers are the catalogue's to tell, and to withhold. */
  frequencies: Generated<string>;
  felt_before: number | null;
  felt_after: number | null;
}

/** What a member was recommended. What was asked for is not kept, only the reasons that came of it. */
interface RecommendationsTable {
  id: Generated<number>;
  user_id: number;
  preset_id: number;
  confidence: number;
  reasoning: string;
  /** The same for all that were found together. */
  created_at: number;
}

/** What a member set by hand; as long as there is no row, it is learned from listening. Lists as JSON. */
interface PreferencesTable {
  user_id: number;
  categories: string;
  frequencies: string;
}

/** The second ways into an account. */
interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** As browsers write it: base64url. */
  credential_id: string;
  public_key: string;
  /** How often it was used, as it says itself; a copy of it is found out by this. */
  counter: number;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** What a passkey has to sign, once; only a hash, like every secret that is handed out. */
interface PasskeyChallengesTable {
  challenge_hash: string;
  /** Who may add a passkey by it; null when it is for logging in. */
  user_id: number | null;
  expires_at: number;
}

/** What was sent by mail and opens something once. */
interface MailLinksTable {
  /** SHA-256 of the token: a stolen copy of this table opens nothing. */
  token_hash: string;
  user_id: number;
  purpose: 'password' | 'email';
  /** The address that is to count when the link is opened. */
  email: string | null;
  expires_at: number;
}

/** Who takes the money: the test provider, Stripe with its keys for tests, or Stripe. */
export type Provider = 'test' | 'stripe-test' | 'stripe';

/** What a member, or somebody who is to become one, opened at the payment provider. */
interface SubscriptionsTable {
  id: Generated<number>;
  /** Random; names the payment to the provider and in the address of the page that follows it. */
  reference: string;
  /** Null until a registration is paid. */
  user_id: number | null;
  provider: Provider;
  form: 'embedded' | 'checkout';
  plan: PlanType;
  /** The provider's customer, made for this one subscription; null while it is being opened. */
  customer_id: Generated<string | null>;
  status: 'opening' | 'incomplete' | 'active' | 'past_due' | 'ended';
  period_ends_at: Generated<number | null>;
  is_cancelled: Generated<Flag>;
  /** 1 when the account has another name than was asked for. */
  is_renamed: Generated<Flag>;
  /** Counted up with every change, so that nothing older is written over something newer. */
  version: Generated<number>;
  created_at: number;
}

/** A registration that waits for its payment. */
interface RegistrationsTable {
  subscription_id: number;
  username: string;
  username_key: string;
  look_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  /** 1 while nobody else may have the name or the address. */
  is_held: Generated<Flag>;
  held_until: number;
  created_at: number;
}

/** What the payment provider told, so that nothing is done twice. */
interface PaymentEventsTable {
  id: string;
  type: string;
  customer_id: string | null;
  at: number;
  handled_at: number;
}

/** The test provider's own; see server/gateways/payments/test-provider.ts. */
interface TestSubscriptionsTable {
  id: string;
  reference: string;
  customer_id: string;
  plan: PlanType;
  status: 'incomplete' | 'active' | 'past_due' | 'refunded' | 'ended';
  awaits_confirmation: Generated<Flag>;
  period_ends_at: Generated<number | null>;
  is_cancelled: Generated<Flag>;
  return_url: string;
  created_at: number;
}

interface TestEventsTable {
  id: string;
  type: string;
  customer_id: string;
  at: number;
}

interface TestSecretsTable {
  name: string;
  value: string;
}
