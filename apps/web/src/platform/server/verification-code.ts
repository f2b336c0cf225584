import type { ContactKind } from '@cliffhanger/contract/account/schemas.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { CodePurpose } from '@cliffhanger/contract/session/schemas.ts'
import { call } from './client.ts'
import { currentPlatform, storePlatform } from './platform-info.ts'

/** Where a code goes: a mail address or a phone, in the form it is kept in. */
export interface Contact {
  readonly kind: ContactKind
  readonly account: string
}

/** Number of the platform (K-18), asked where it is not known yet. */
const platformId = async (): Promise<number> => {
  const known = currentPlatform()
  if (known) return known.plat_id
  const { plat_info } = await call(sessionCalls.getPlatformInfo, {})
  storePlatform(plat_info)
  return plat_info.plat_id
}

/** Sends a code; resolves with the seconds until the next one may be asked for. */
export const sendCode = async ({ kind, account }: Contact, purpose: CodePurpose): Promise<number> => {
  const request = { plat_id: await platformId(), account_type: kind, account, type: purpose }
  return (await call(sessionCalls.sendCode, request)).wait_seconds
}

/** Checks a code without using it up; rejects with the refusal of a wrong one. */
export const checkCode = async ({ kind, account }: Contact, code: string, purpose: CodePurpose): Promise<void> => {
  await call(sessionCalls.checkCode, { plat_id: await platformId(), account_type: kind, account, type: purpose, code })
}
