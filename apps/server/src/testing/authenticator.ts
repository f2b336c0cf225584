import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a page asks a device, as far as the device looks at it. */
interface Question {
  readonly origin: string
  readonly challenge: string
}

const present = 0x01
const verified = 0x04
const withCredential = 0x40
/** COSE names of the parts of a P-256 key (RFC 9053). */
const cose = { type: 1, algorithm: 3, curve: -1, x: -2, y: -3 } as const

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** A device with one passkey: it signs as WebAuthn says, or as a hostile one would where a test changes what it says. */
export class Authenticator {
  readonly id = base64url(randomBytes(32))
  signCount = 1
  /** Whether the device checked a finger, a face or a lock. */
  checksPerson = true
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  /** Answers `navigator.credentials.create`. */
  create(question: Question) {
    const jwk = this.#keys.publicKey.export({ format: 'jwk' })
    const bytes = (text = ''): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [cose.type, 2],
        [cose.algorithm, -7],
        [cose.curve, 1],
        [cose.x, bytes(jwk.x)],
        [cose.y, bytes(jwk.y)],
      ]),
    )
    const id = bytes(this.id)
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(Buffer.concat([this.#data(question, withCredential), credential]))],
      ]),
    )
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', question),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    })
  }

  /** Answers `navigator.credentials.get`. */
  get(question: Question) {
    const clientDataJSON = clientData('webauthn.get', question)
    const authenticatorData = this.#data(question)
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.#answer({
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
    })
  }

  #answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response }
  }

  #data({ origin }: Question, flags = 0): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.signCount)
    const seen = present | (this.checksPerson ? verified : 0) | flags
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([seen]), count])
  }
}

const clientData = (type: string, { origin, challenge }: Question): string =>
  base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
