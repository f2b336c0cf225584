import { Refused } from '@cliffhanger/client/call-error.ts'
import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import type { PlatInfo, VersionInfo } from '@cliffhanger/contract/session/schemas.ts'

/** How a sign-in by device ended: `declined` by the member, `needsPassword` where the device is not trusted. */
export type DeviceSignIn =
  | { readonly kind: 'signedIn'; readonly user: LoginUser; readonly isNew: boolean }
  | { readonly kind: 'declined' }
  | { readonly kind: 'needsPassword' }

/** Where the start page leads. */
export type StartOutcome =
  | { readonly kind: 'closed' }
  | { readonly kind: 'update'; readonly version: VersionInfo }
  | { readonly kind: 'signedIn'; readonly user: LoginUser; readonly isNew: boolean }
  | { readonly kind: 'login' }
  | { readonly kind: 'loginEmail'; readonly error?: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }

/** What the sequence needs of the world. */
export interface StartPorts {
  waitForNetwork(): Promise<void>
  /** Configuration and node; rejects when it cannot be had. */
  loadConfiguration(): Promise<{ readonly isOpen: boolean }>
  /** The update page's version when it has to be shown now. */
  checkUpdate(): Promise<VersionInfo | null>
  readonly hasStoredSession: boolean
  /** The last session was ended by the server and nobody has signed in since (K-28). */
  readonly wasForcedOut: boolean
  /** The member of the stored session; rejects with Refused where the session is over. */
  resume(): Promise<LoginUser>
  signInByDevice(): Promise<DeviceSignIn>
  isRegistrationOpen(): Promise<boolean>
}

/** From opening the app to a member: network, configuration, update, stored session, else the device (S-1…S-11, K-7, K-28). */
export const runStart = async (ports: StartPorts): Promise<StartOutcome> => {
  await ports.waitForNetwork()
  try {
    const { isOpen } = await ports.loadConfiguration()
    if (!isOpen) return { kind: 'closed' }
    const version = await ports.checkUpdate()
    if (version) return { kind: 'update', version }
    if (ports.hasStoredSession) return await resumeOrElse(ports)
    if (ports.wasForcedOut) return { kind: 'login' }
    return await signInByDevice(ports, 2)
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/** A stored session that is over: login-email where members can register, else the device (S-11). */
const resumeOrElse = async (ports: StartPorts): Promise<StartOutcome> => {
  try {
    return { kind: 'signedIn', user: await ports.resume(), isNew: false }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return (await ports.isRegistrationOpen()) ? { kind: 'loginEmail' } : signInByDevice(ports, 2)
  }
}

/** A refused device: login-email where members can register, else one more try, then a retry button (K-7). */
const signInByDevice = async (ports: StartPorts, triesLeft: number): Promise<StartOutcome> => {
  try {
    const result = await ports.signInByDevice()
    switch (result.kind) {
      case 'signedIn':
        return result
      case 'declined':
        return { kind: 'login' }
      case 'needsPassword':
        return { kind: 'loginEmail' }
    }
  } catch (error) {
    if (error instanceof Refused && (await ports.isRegistrationOpen())) return { kind: 'loginEmail', error }
    return triesLeft > 1 ? signInByDevice(ports, triesLeft - 1) : { kind: 'failed', error }
  }
}

type InformationSwitches = Pick<
  PlatInfo,
  'is_need_avatar_nickname' | 'is_need_invite_code' | 'is_need_upper_invite_code'
>

/** Whether the page of first information comes before home (S-9). */
export const needsInformation = (
  user: Pick<LoginUser, 'is_updated_avatar_nickname'>,
  platform: InformationSwitches,
): boolean =>
  user.is_updated_avatar_nickname === 0 &&
  [platform.is_need_avatar_nickname, platform.is_need_invite_code, platform.is_need_upper_invite_code].includes(1)
