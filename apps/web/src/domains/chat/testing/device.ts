import type { SyncStore } from '@cliffhanger/client/sync/sync-store.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { afterEach, beforeEach } from 'vitest'
import { createDeviceStore } from '../../../app/device-store.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { cursorAt, frameOf } from './events.ts'
import { me } from './messages.ts'

interface TestDevice {
  server: FakeServer
  database: LocalDatabase
  store: SyncStore
}

/** My device with these messages of a private chat, anew before each test. */
export const deviceWith = (...messages: readonly Message[]): TestDevice => {
  const device = {} as TestDevice
  beforeEach(async () => {
    device.server = new FakeServer()
    device.server.answer(chatCalls.receivePrivateMessages, () => ({}))
    device.database = await openDatabase(me)
    device.store = createDeviceStore(device.database)
    await device.store.apply(
      messages.map((message) => frameOf(message)),
      cursorAt(messages.length),
    )
  })
  afterEach(async () => {
    closeDatabase()
    await deleteDatabase(me)
  })
  return device
}
