import * as z from 'zod/mini'
import { byName, text } from '../schema.ts'

/** Bytes as browsers write them: base64url without padding. */
const bytes = (longest: number) => text(1, longest).check(z.regex(/^[A-Za-z0-9_-]+$/))

/** Ways to reach an authenticator. Browsers may name ones that nobody knows yet. */
const transports = z.array(text(1, 32)).check(z.maxLength(8))

const shared = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
}

/** What `navigator.credentials.create` answered, as JSON (WebAuthn Level 3, section 5.1). */
export const newPasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports: z.optional(transports),
  }),
})

/** What `navigator.credentials.get` answered, as JSON. */
export const passkeyAnswer = z.object({
  ...shared,
  response: z.object({ clientDataJSON: bytes(4096), authenticatorData: bytes(4096), signature: bytes(4096) }),
})

/** Options for the browser. It reads them itself, so nothing here says more of them than that they are JSON. */
export const passkeyOptions = byName(z.unknown())
