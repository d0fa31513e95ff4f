import { id, moment } from '#contract/entities/id.ts';
import { filledText } from '#contract/entities/text.ts';
import { account } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

export const passkeyName = filledText({ max: account.passkeyNameMax, message: 'Please give it a name' });

/** A key that its owner can log in with, as its owner sees it. */
export const passkey = z.object({
  id,
  name: z.string(),
  addedAt: moment,
  /** Null while nobody has logged in with it. */
  usedAt: moment.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** Bytes as browsers write them in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What a browser answers when a new passkey was made; the names are those of WebAuthn. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_096),
    attestationObject: bytes(16_384),
  }),
});

/** What a browser answers when a passkey was used. */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_096),
    authenticatorData: bytes(4_096),
    signature: bytes(4_096),
    userHandle: bytes(128).optional(),
  }),
});

const wish = z.enum(['required', 'preferred', 'discouraged']).optional();

/** What a browser must know to make a passkey, and to use one. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int().optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.string() })).optional(),
  authenticatorSelection: z
    .object({ residentKey: wish, requireResidentKey: z.boolean().optional(), userVerification: wish })
    .optional(),
});
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.int().optional(),
  userVerification: wish,
});
