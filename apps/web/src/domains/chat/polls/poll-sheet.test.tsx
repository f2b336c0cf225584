import { pollIn } from '@cliffhanger/rules/chat/polls.ts'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import type { HowSent } from '../messages/send-message.ts'
import { PollSheet } from './poll-sheet.tsx'

it('S-125: options come as one types, and the poll is sent when nothing is missing', async () => {
  const onSend = vi.fn<(contentText: string, how: HowSent) => Promise<void>>().mockResolvedValue()
  const onClose = vi.fn<() => void>()
  await draw(<PollSheet isOpen onClose={onClose} onSend={onSend} />)
  await page.getByLabelText('Question').fill('Which colour?')
  await page.getByLabelText('Option 1', { exact: true }).fill('Red')
  await page.getByRole('button', { name: 'Send poll' }).click({ force: true })
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await page.getByLabelText('Option 2', { exact: true }).fill('Blue')
  await expect.element(page.getByLabelText('Option 3', { exact: true })).toBeVisible()
  await page.getByRole('switch', { name: 'Anonymous voting' }).click()
  await page.getByRole('button', { name: 'Send poll' }).click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(pollIn(onSend.mock.calls[0]?.[0] ?? '')).toEqual({
    options: ['Red', 'Blue'],
    several: 0,
    quiz: 0,
    anonymous: 0,
    open_seconds: 0,
  })
})

it('S-125: a quiz asks which option is right, and knows no several', async () => {
  const onSend = vi.fn<(contentText: string, how: HowSent) => Promise<void>>().mockResolvedValue()
  await draw(<PollSheet isOpen onClose={() => undefined} onSend={onSend} />)
  await page.getByLabelText('Question').fill('How many?')
  await page.getByLabelText('Option 1', { exact: true }).fill('One')
  await page.getByLabelText('Option 2', { exact: true }).fill('Two')
  await page.getByRole('switch', { name: /^Quiz mode/ }).click()
  await expect.element(page.getByRole('switch', { name: 'Multiple answers' })).toBeDisabled()
  await page.getByRole('button', { name: 'Option 2 is right' }).click()
  await page.getByLabelText('Explanation').fill('Count them')
  await page.getByRole('button', { name: 'Send poll' }).click()
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  expect(onSend.mock.calls[0]?.[0]).toContain('"right":1,"explanation":"Count them"')
})

it('S-133, S-134: the button that sends a poll, held, sends it silently or later; one that is refused is still there', async () => {
  const onSend = vi.fn<(contentText: string, how: HowSent) => Promise<void>>().mockResolvedValue()
  const onClose = vi.fn<() => void>()
  await draw(<PollSheet isOpen onClose={onClose} onSend={onSend} />)
  const send = page.getByRole('button', { name: 'Send poll' })
  await send.click({ button: 'right', force: true })
  expect(page.getByRole('button', { name: /^Send silently/ }).query()).toBeNull()
  const write = async () => {
    await page.getByLabelText('Question').fill('Which colour?')
    await page.getByLabelText('Option 1', { exact: true }).fill('Red')
    await page.getByLabelText('Option 2', { exact: true }).fill('Blue')
  }
  await write()
  await send.click({ button: 'right' })
  await page.getByRole('button', { name: /^Send silently/ }).click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onSend.mock.calls[0]?.[1]).toEqual({ isSilent: true })

  onSend.mockRejectedValueOnce(new Error('no network'))
  await write()
  await send.click({ button: 'right' })
  await page.getByRole('button', { name: /^Schedule/ }).click()
  await page.getByRole('button', { name: /Tomorrow morning/ }).click()
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledTimes(2))
  await page.getByRole('button', { name: /Tomorrow evening/ }).click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(new Date(onSend.mock.calls[2]?.[1].atMs ?? 0).getMinutes()).toBe(0)
})
