import { createHash, randomBytes } from 'node:crypto'
import { hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'

/** Sign-ins of operators: 30 minutes without a call end one, and so do 12 hours. */
export const idleMs = 30 * minuteMs
export const lifetimeMs = 12 * hourMs

/** A token tells nothing by itself, and nothing of a member's token fits it. */
export const newToken = (): string => `op_${randomBytes(32).toString('base64url')}`

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
