import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleUser } from '../../testing/examples.ts'
import { duringStart, isStarting } from './during-start.ts'

/** The modules below touch the page when they load; here is as much of one as they need. */
const replace = vi.fn<(address: string) => void>()

const load = async () => ({
  session: await import('../../platform/session/session.ts'),
  parts: await import('../../platform/session/session-parts.ts'),
  badges: await import('../../shared/badges.ts'),
  storage: await import('../../platform/storage/storage.ts'),
  accounts: await import('./saved-accounts.ts'),
  socket: await import('../../platform/server/socket.ts'),
  signOut: await import('./sign-out.ts'),
})
let app: Awaited<ReturnType<typeof load>>
let seen: string[] = []

beforeAll(async () => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', { hash: '', protocol: 'http:', host: 'localhost', href: 'http://localhost/', replace })
  vi.stubGlobal('dispatchEvent', () => true)
  app = await load()
  vi.spyOn(app.socket.socket, 'logout').mockImplementation(() => {
    seen.push('socket logout')
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const isSignedIn = () => app.session.currentSession() !== null

beforeEach(() => {
  seen = []
  replace.mockClear()
  app.storage.removeStored('forced-logout')
  app.session.storeSession({ accessToken: 'a', refreshToken: 'r', user: exampleUser })
  app.accounts.saveAccount({ accessToken: 'a', refreshToken: 'r', user: exampleUser }, 'login', 1)
  app.parts.registerSessionParts([
    {
      name: 'database',
      open: () => undefined,
      leave: () => void seen.push(`leave, signed in ${isSignedIn()}`),
      close: () => void seen.push(`close, signed in ${isSignedIn()}`),
      clear: () => void seen.push(`clear, signed in ${isSignedIn()}`),
    },
  ])
  app.badges.applyBadge('chats', { type: 'set', count: 3 })
})

describe('signOut', () => {
  it('S-20, S-21: parts report what ends and the server is told, then parts close, then the tokens go, and login-email opens', async () => {
    await app.signOut.signOut()
    expect(seen).toEqual(['leave, signed in true', 'socket logout', 'close, signed in true', 'clear, signed in true'])
    expect(isSignedIn()).toBe(false)
    expect(app.session.sessionTokens.read()).toBeUndefined()
    expect(replace).toHaveBeenCalledWith('#/pages/login/login-email')
  })

  it('K-28: the end that the server tells of meanwhile is the one the member asked for', async () => {
    app.parts.registerSessionParts([
      {
        name: 'drama',
        open: () => {},
        clear: () => {},
        close: () => app.signOut.endForced({ code: 6001, message: '' }, false),
      },
    ])
    await app.signOut.signOut()
    expect(replace.mock.calls).toEqual([['#/pages/login/login-email']])
  })

  it('C-55: a server that never answers does not keep the member', async () => {
    vi.useFakeTimers()
    app.parts.registerSessionParts([
      { name: 'drama', open: () => {}, close: () => {}, leave: () => new Promise(() => {}) },
    ])
    const signedOut = app.signOut.signOut()
    await vi.advanceTimersByTimeAsync(3000)
    await signedOut
    vi.useRealTimers()
    expect(isSignedIn()).toBe(false)
  })

  it('an account that logged out stays in the list without tokens', async () => {
    await app.signOut.signOut()
    expect(app.accounts.savedAccounts()).toMatchObject([{ user: { user_id: 7 }, tokens: null }])
  })
})

describe('endForced', () => {
  it('K-28: a session the server ended opens the start page, which waits for a tap', async () => {
    app.session.sessionTokens.clear()
    await app.signOut.endForced({ code: 6001, message: '' }, isStarting())
    expect(isSignedIn()).toBe(false)
    expect(replace).toHaveBeenCalledWith('#/pages/start/index')
    expect(app.storage.readStored('forced-logout')).toBe('1')
  })

  it('S-11: while the start page looks, the end of a stored session is its own business', async () => {
    await duringStart(() => app.signOut.endForced({ code: 6003, message: '' }, isStarting()))
    expect(replace).not.toHaveBeenCalled()
  })
})

describe('saved accounts', () => {
  it('S-15: a second sign-in of an account updates its entry', () => {
    app.accounts.saveAccount({ accessToken: 'b', refreshToken: 's', user: exampleUser }, 'auto', 2)
    expect(app.accounts.savedAccounts()).toMatchObject([
      { loginType: 'auto', lastLoginMs: 2, tokens: { accessToken: 'b' } },
    ])
  })
})
