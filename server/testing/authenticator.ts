import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Ceremony {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** Whether the person showed a finger, a face or a PIN. */
  isVerified?: boolean;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** A key that makes and uses one passkey, as a phone would; each part of what it says can be told wrong. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #site: string;
  counter = 0;
  /** What it calls the account that it was made for. */
  userHandle = 'MQ';

  constructor(site: string) {
    this.#site = site;
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  make({
    format = 'none',
    statement = new Map(),
    ...ceremony
  }: Ceremony & { format?: string; statement?: Map<string, unknown> }) {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]) as never,
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const data = Buffer.concat([this.#data(ceremony, HAS_KEY), Buffer.alloc(16), length, this.#id, key]);
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(data)],
    ]);
    return this.#said({
      clientDataJSON: this.#clientData('webauthn.create', ceremony).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
    });
  }

  use(ceremony: Ceremony) {
    this.counter += 1;
    const data = this.#data(ceremony, 0);
    const clientData = this.#clientData('webauthn.get', ceremony);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return this.#said({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  #said<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, { challenge, origin = this.#site }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data({ rpId = new URL(this.#site).hostname, isVerified = true }: Ceremony, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | more]);
    return Buffer.concat([sha256(rpId), flags, counter]);
  }
}
