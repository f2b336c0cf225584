import '../../testing/browser.ts'
import { beforeEach, expect, it } from 'vitest'
import { removeStored, writeStored } from '../../platform/storage/storage.ts'
import { rememberPopup, seenPopups } from './seen-popups.ts'

beforeEach(() => removeStored('popups-seen'))

it('remembers what this device has shown, and forgets what is no longer in force', () => {
  expect(seenPopups()).toEqual([])
  rememberPopup(3, [3, 4])
  rememberPopup(4, [3, 4])
  expect(seenPopups()).toEqual([3, 4])
  rememberPopup(9, [4, 9])
  expect(seenPopups()).toEqual([4, 9])
})

it('begins anew where what was kept is broken', () => {
  writeStored('popups-seen', '{"no": "list"}')
  expect(seenPopups()).toEqual([])
})
