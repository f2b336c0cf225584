import '../testing/browser.ts'
import { syncEvents } from '@cliffhanger/contract/sync/events.ts'
import { serverActionsIn } from '@cliffhanger/contract/testing/socket-actions.ts'
import { expect, it } from 'vitest'
import page from '../../../../docs/wire/socket.md?raw'
import { streamEffects } from './device-store.ts'
import { transientEffects } from './transient-effects.ts'

it('every action of socket.md has its handler in this client, and no handler is of another action', () => {
  // The connection itself handles what the server says about it (packages/client).
  const ofConnection = Object.values(syncEvents).map(({ action }) => action)
  const handled = [...ofConnection, ...streamEffects.keys(), ...transientEffects.keys()]
  expect(handled.toSorted()).toEqual([...new Set(serverActionsIn(page))].toSorted())
})
