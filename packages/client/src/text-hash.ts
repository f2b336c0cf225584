/** SHA-256 of a text as lower-case hex. Browsers offer WebCrypto on https only; elsewhere the same in JavaScript is loaded. */
export const hashOfText = async (text: string): Promise<string> => {
  if (!('subtle' in globalThis.crypto)) return (await import('./object-store/sha256.ts')).sha256OfText(text)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
