import { createHash, randomBytes } from 'node:crypto'

/** How long a ticket is good for. */
export const ticketMs = 300_000

/** A ticket nobody can guess; only its hash is kept. */
export const newTicket = (): string => randomBytes(32).toString('base64url')

export const ticketHash = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()
