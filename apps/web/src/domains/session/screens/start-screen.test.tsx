import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isAt } from '../../../platform/navigation/navigation.ts'
import { useAddress } from '../../../platform/navigation/router.tsx'
import { noteCopies } from '../../../shared/offline/has-copies.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser, exampleVersion } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { StartScreen } from './start-screen.tsx'

const { loadConfiguration, findUpdateToShow } = vi.hoisted(() => ({
  loadConfiguration: vi.fn<() => Promise<unknown>>(),
  findUpdateToShow: vi.fn<() => Promise<unknown>>(),
}))
vi.mock('../configuration.ts', async (load) => ({ ...(await load<object>()), loadConfiguration, findUpdateToShow }))

/** The start page at its address, something else at every other. */
const Page = () => (useAddress().path === '/' || isAt('start') ? <StartScreen /> : <p>Elsewhere</p>)

const setting = {
  ...({ disturb: 0, stopAudio: 0, stopNewMsg: 0, stopMsgDel: 0, new_episodes: 1 } as const),
  ...({ verify_friends: 1, add_friends: 1, show_online: 1, show_ip: 1 } as const),
}

let isOnline: boolean
const connect = () => {
  isOnline = true
  dispatchEvent(new Event('online'))
}

beforeEach(() => {
  isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  loadConfiguration.mockResolvedValue({ plat_status: 1 })
  findUpdateToShow.mockResolvedValue(null)
  noteCopies(exampleUser.user_id, true)
})
afterEach(() => {
  noteCopies(exampleUser.user_id, false)
  vi.restoreAllMocks()
})

const openOffline = async () => {
  const screen = await draw(<Page />)
  await expect.poll(() => isAt('downloads')).toBe(true)
  await expect.element(screen.getByText('Elsewhere')).toBeVisible()
  return screen
}

it('S-1: a platform that was switched off says so, also to a member who is among their downloads', async () => {
  loadConfiguration.mockResolvedValue({ plat_status: 0 })
  const screen = await openOffline()
  connect()
  await expect.element(screen.getByText('Cliffhanger is closed')).toBeVisible()
})

it('S-79: an update that has to be shown is shown over downloads', async () => {
  findUpdateToShow.mockResolvedValue(exampleVersion)
  await openOffline()
  connect()
  await expect.poll(() => isAt('appUpdate')).toBe(true)
})

it('S-8: a start that failed behind downloads begins again with the next network, and leaves the member there', async () => {
  const server = new FakeServer()
  server.answer(accountCalls.getAccount, () => ({ user_info: exampleUser, setting, friend_badge: 0 }))
  loadConfiguration.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await openOffline()
  connect()
  await expect.poll(() => loadConfiguration.mock.calls.length).toBe(1)
  expect(server.requested(accountCalls.getAccount)).toHaveLength(0)
  connect()
  await expect.poll(() => server.requested(accountCalls.getAccount).length).toBe(1)
  expect(isAt('downloads')).toBe(true)
})
