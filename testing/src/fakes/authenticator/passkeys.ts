import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const flags = { present: 1, verified: 4, hasKey: 64 };
const hash = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const encode = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

interface Site {
  id: string;
  origin: string;
}

/** An authenticator without a device: one ES256 passkey for a site, as WebAuthn level 3 describes its replies. */
export const createFakePasskey = ({ id: siteId, origin }: Site, { verifiesUser = true } = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = encode(credentialId);
  const createAuthData = (counter: number, extra = 0): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags.present + (verifiesUser ? flags.verified : 0) + extra);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([hash(siteId), head]);
  };
  const createClientData = (type: string, challenge: string): string =>
    JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false });
  const createReply = <Response>(response: Response) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  /** `navigator.credentials.create` */
  const register = (challenge: string) => {
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, credentialId.length]),
      credentialId,
      cose,
    ]);
    const authData = Buffer.concat([createAuthData(0, flags.hasKey), credential]);
    const attestationObject = Buffer.concat([
      // CBOR: {fmt: "none", attStmt: {}, authData: bytes}
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return createReply({
      clientDataJSON: encode(createClientData('create', challenge)),
      attestationObject: encode(attestationObject),
      transports: ['internal'],
    });
  };

  /** `navigator.credentials.get` */
  const authenticate = (challenge: string, counter = 1) => {
    const clientData = createClientData('get', challenge);
    const authData = createAuthData(counter);
    return createReply({
      clientDataJSON: encode(clientData),
      authenticatorData: encode(authData),
      signature: encode(sign('sha256', Buffer.concat([authData, hash(clientData)]), privateKey)),
    });
  };
  return { register, authenticate };
};
