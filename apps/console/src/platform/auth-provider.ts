import type { CallData } from '@cliffhanger/contract/call.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import type { AuthProvider } from 'react-admin'
import { consoleKey } from './console-key.ts'
import { isSignedOut } from './failure.ts'
import { callServer, signInMark } from './server.ts'

type Identity = CallData<typeof staffCalls.getOperator>

/** Asked once per sign-in: everybody who needs it waits for the same answer. */
let identity: Promise<Identity> | undefined

const whoAmI = (): Promise<Identity> => {
  identity ??= callServer(staffCalls.getOperator, {}, { retries: 2 }).catch((error: unknown) => {
    identity = undefined
    throw error
  })
  return identity
}

/** Whether two people are there for what takes two. */
export const readPeople = async (): Promise<Pick<Identity, 'is_single' | 'is_alone'>> => whoAmI()

/** react-admin forgets permissions on its way to the sign-in page and asks for them at once. An answer without a pause lets it begin that way
 *  anew before the page is drawn, hundreds of times over (the comment in its useLogout); this is longer than drawing it takes. */
const restMs = 250

/** Signs operators in with login, password and authenticator, always all three. */
export const authProvider: AuthProvider = {
  login: async ({ login, password, code }) => {
    const form = { login, password, code, cookie: 1, console_key: consoleKey.read() } as const
    consoleKey.write((await callServer(staffCalls.signInOperator, form)).console_key)
    signInMark.set()
    identity = undefined
  },
  logout: async () => {
    identity = undefined
    // The sign-in ends here whether or not the server hears of it.
    if (signInMark.isSet()) await callServer(staffCalls.signOutOperator, {}).catch(() => undefined)
    signInMark.clear()
  },
  checkAuth: async () => {
    if (!signInMark.isSet()) throw new Error('nobody is signed in')
  },
  checkError: async (error: unknown) => {
    if (isSignedOut(error)) throw error
  },
  getIdentity: async () => {
    const { operator } = await whoAmI()
    return { id: operator.id, fullName: operator.name, login: operator.login, role: operator.role }
  },
  getPermissions: async () => {
    if (signInMark.isSet()) return (await whoAmI()).permissions
    await new Promise((resolve) => setTimeout(resolve, restMs))
    return []
  },
}
