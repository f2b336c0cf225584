import { newIdempotencyKey } from '@cliffhanger/client/idempotency-key.ts'
import { useState } from 'react'

/** The key of what this form is about to make: sending it twice makes one thing. `renew` begins the next thing. */
export const useIntention = (): { readonly key: string; readonly renew: () => void } => {
  const [key, setKey] = useState(newIdempotencyKey)
  return { key, renew: () => setKey(newIdempotencyKey()) }
}
