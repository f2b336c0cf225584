import type { Contact } from '../../platform/server/verification-code.ts'

/** A checked code on its way from forgot-password to reset-password: in memory only, gone with the page. */
export interface ResetTicket {
  readonly contact: Contact
  readonly code: string
}

let ticket: ResetTicket | null = null

export const saveTicket = (checked: ResetTicket | null): void => {
  ticket = checked
}

export const currentTicket = (): ResetTicket | null => ticket
