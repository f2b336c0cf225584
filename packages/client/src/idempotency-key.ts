/** A fresh `Idempotency-Key`: 128 random bits as 32 hex digits. One key per intention: repeat it with every retry. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
