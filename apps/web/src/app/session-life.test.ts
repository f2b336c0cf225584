import '../testing/browser.ts'
import { expect, it } from 'vitest'
import { saveSearch } from '../domains/drama/search/search-history.ts'
import { saveWatched } from '../domains/drama/watched.ts'
import { clearSession, storeSession } from '../platform/session/session.ts'
import { clearSessionParts } from '../platform/session/session-parts.ts'
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
