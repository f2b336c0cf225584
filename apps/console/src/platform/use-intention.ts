import { newIdempotencyKey } from '@cliffhanger/client/idempotency-key.ts'
import { useState } from 'react'

/** The key of what this form is about to make: sending it twice makes one thing. */
export const useIntention = (): string => useState(newIdempotencyKey)[0]
