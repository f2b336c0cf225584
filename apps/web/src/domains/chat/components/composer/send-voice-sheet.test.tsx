import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import type { HowSent } from '../../messages/send-message.ts'
import { SendVoiceSheet } from './send-voice-sheet.tsx'

const onSend = vi.fn<(how: HowSent) => void>()
const onClose = vi.fn<() => void>()
const button = (name: RegExp | string) => page.getByRole('button', { name })

beforeEach(async () => {
  onSend.mockReset()
  onClose.mockReset()
  await draw(<SendVoiceSheet recording={{ content: new Blob(), seconds: 7 }} onClose={onClose} onSend={onSend} />)
})

it('S-133: a voice is sent silently, or now after all', async () => {
  await expect.element(page.getByRole('dialog', { name: 'Voice message · 0:07' })).toBeVisible()
  await button(/^Send silently/).click()
  await button('Send now').click()
  expect(onSend.mock.calls).toEqual([[{ isSilent: true }], [{}]])
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('S-134: a voice is sent later, or deleted', async () => {
  await button('Delete').click()
  expect([onSend.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
  await button(/^Schedule/).click()
  await button(/Tomorrow evening/).click()
  const atMs = onSend.mock.calls[0]?.[0].atMs ?? 0
  expect(atMs).toBeGreaterThan(Date.now())
})
