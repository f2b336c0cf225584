import '../testing/browser.ts'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveSearch } from '../domains/drama/search/search-history.ts'
import { saveWatched } from '../domains/drama/watched.ts'
import { endForced, signOut } from '../domains/session/sign-out.ts'
import { clearSession, sessionTokens, storeSession } from '../platform/session/session.ts'
import { clearSessionParts } from '../platform/session/session-parts.ts'
import { closeDatabase, openDatabase } from '../platform/storage/local-database.ts'
import { readStored } from '../platform/storage/storage.ts'
import { exampleUser } from '../testing/examples.ts'
import { watchSession } from './session-life.ts'

const stored = () => [readStored('watched'), readStored('search-history')]

it('S-20: what a member watched and searched for is removed from the device at the end of the session', async () => {
  watchSession('/pages/start/index')
  storeSession({ accessToken: 'a', refreshToken: 'b', user: exampleUser })
  saveSearch('love')
  const place = { number: 1, positionSeconds: 5, durationSeconds: 90, atMs: 0 }
  saveWatched({ id: 7, title: 'Moon', cover: '', lastNumber: 2, ...place })
  expect(stored()).toEqual([expect.stringContaining('Moon'), expect.stringContaining('love')])
  await clearSessionParts()
  clearSession()
  expect(stored()).toEqual([null, null])
})

describe('a visit that begins on the start page and never resumes', () => {
  const isStored = () => Dexie.exists(`cliffhanger-${exampleUser.user_id}`)

  beforeEach(async () => {
    Object.assign(location, { replace: vi.fn<(address: string) => void>() })
    storeSession({ accessToken: 'a', refreshToken: 'b', user: exampleUser })
    watchSession('/pages/start/index')
    // Downloads reads the database while the session waits for the network.
    await (await openDatabase(exampleUser.user_id)).copiedDramas.count()
  })

  it('S-20, S-114: leaves nothing of the member after a logout without a network', async () => {
    await signOut()
    expect(await isStored()).toBe(false)
  })

  it('S-20, S-114: leaves nothing of the member after the server ended the session', async () => {
    sessionTokens.clear()
    await endForced({ code: 6001, message: '' }, true)
    expect(await isStored()).toBe(false)
  })

  it('S-20: leaves nothing where nobody read the database in this visit', async () => {
    closeDatabase()
    await signOut()
    expect(await isStored()).toBe(false)
  })
})
