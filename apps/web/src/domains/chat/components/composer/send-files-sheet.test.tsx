import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDatabase } from '../../../../platform/storage/local-database.ts'
import { UnfitFile } from '../../../../platform/uploads/upload-errors.ts'
import { draw } from '../../../../testing/draw.tsx'
import { exampleUser } from '../../../../testing/examples.ts'
import { FakeServer } from '../../../../testing/fake-server.ts'
import { conversationWith } from '../../conversations/conversation.ts'
import { saveDraft } from '../../conversations/drafts/drafts.ts'
import { SoundNotRemoved } from '../../loops/sound-not-removed.ts'
import { madeFilm } from '../../loops/testing.ts'
import type { HowSent } from '../../messages/send-message.ts'
import { RoomPlace } from '../room/room-place.tsx'
import { type ChosenToSend, SendFilesSheet } from './send-files-sheet.tsx'
import { useChosenFiles } from './use-chosen-files.ts'

const me = exampleUser.user_id
const chat = conversationWith(me, { chatType: 'private', targetId: me + 1 })
const allows = { images: true, videos: true, files: true }
const onSend = vi.fn<(chosen: ChosenToSend, how: HowSent) => Promise<void>>()

const picture = async (name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

const Chat = () => {
  const { sheet } = useChosenFiles({ myId: me, conversation: chat, allows, send: onSend })
  return (
    <>
      <textarea aria-label="Message" />
      <SendFilesSheet
        myId={me}
        conversation={chat}
        group={undefined}
        mayMentionAll={false}
        accept="image/*"
        {...sheet}
      />
    </>
  )
}

const paste = (files: readonly File[], text = ''): boolean => {
  const clipboardData = new DataTransfer()
  for (const file of files) clipboardData.items.add(file)
  if (text !== '') clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  page.getByRole('textbox', { name: 'Message' }).element().dispatchEvent(event)
  return event.defaultPrevented
}

const sheet = (count: number) => page.getByRole('dialog', { name: `Send ${count} photo${count === 1 ? '' : 's'}` })
const caption = () => page.getByRole('textbox', { name: 'Add a caption' })
const names = () => onSend.mock.calls.at(-1)?.[0].files.map(({ name }) => name)

beforeEach(async () => {
  await openDatabase(me)
  onSend.mockReset()
  onSend.mockResolvedValue(undefined)
  await draw(
    <RoomPlace conversationId="p_1_2">
      <Chat />
    </RoomPlace>,
  )
})
afterEach(() => saveDraft(me, chat.id, { text: '', replyTo: 0 }))

it('S-127: shows what is pasted, leaves one out, and sends the others with what is said', async () => {
  expect(paste([await picture('one.png'), await picture('two.png'), await picture('three.png')])).toBe(true)
  await expect.element(sheet(3).getByRole('img', { name: 'two.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove two.png' }).click()
  await expect.element(sheet(2)).toBeVisible()
  await caption().fill('  Look at the sea ')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(names).toEqual(['one.png', 'three.png'])
  expect(onSend.mock.calls[0]?.[0]).toMatchObject({ caption: 'Look at the sea', isFile: false })
  await expect.element(sheet(2)).not.toBeInTheDocument()
})

it('S-127: what was typed becomes what is said with them', async () => {
  saveDraft(me, chat.id, { text: 'From the beach', replyTo: 0 })
  paste([await picture('one.png')])
  await expect.element(caption()).toHaveValue('From the beach')
})

it('S-127: adds to what was chosen, and is gone with the last one', async () => {
  paste([await picture('one.png')])
  await expect.element(sheet(1)).toBeVisible()
  paste([await picture('two.png')])
  await expect.element(sheet(2)).toBeVisible()
  await page.getByRole('button', { name: 'Remove one.png' }).click()
  await page.getByRole('button', { name: 'Remove two.png' }).click()
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
})

it('S-127: stays where a file cannot be sent, so that it can be left out', async () => {
  onSend.mockRejectedValueOnce(new UnfitFile('unreadable'))
  paste([await picture('one.png')])
  await caption().fill('Look')
  await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }))
  await expect.element(page.getByText("Couldn't read this file")).toBeVisible()
  await expect.element(caption()).toHaveValue('Look')
})

it('S-151: a short film alone may play over and over, and goes with its sound where that stays in it', async () => {
  onSend.mockRejectedValueOnce(new SoundNotRemoved())
  paste([await madeFilm('wave.webm', { hasSound: true })])
  const loop = page.getByRole('switch', { name: 'Loop without sound' })
  await expect.element(loop).not.toBeChecked()
  await loop.click()
  await expect.element(loop).toBeChecked()
  await caption().fill('The sea')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText(/^Couldn't remove the sound/)).toBeVisible()
  expect(onSend.mock.calls[0]?.[0]).toMatchObject({ isLoop: true })
  await expect.element(loop).not.toBeChecked()
  await expect.element(caption()).toHaveValue('The sea')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => onSend.mock.calls[1]?.[0].caption).toBe('The sea')
  expect(onSend.mock.calls[1]?.[0].isLoop).toBeUndefined()
})

it('S-151: nothing loops among others, and no film of unknown length', async () => {
  paste([new File(['no film'], 'broken.mp4', { type: 'video/mp4' })])
  await expect.element(page.getByText('broken.mp4')).toBeVisible()
  expect(page.getByRole('switch').elements()).toEqual([])
  paste([await madeFilm('wave.webm', { hasSound: false })])
  await expect.element(page.getByRole('button', { name: 'Remove wave.webm' })).toBeVisible()
  expect(page.getByRole('switch').elements()).toEqual([])
})

it('S-128: what is no picture is sent to be saved, with what comes along, and an empty file not at all', async () => {
  paste([await picture('one.png'), new File(['a,b'], 'sums.csv', { type: 'text/csv' }), new File([], 'empty.txt')])
  await expect.element(page.getByRole('dialog', { name: 'Send 2 files' }).getByText('sums.csv')).toBeVisible()
  await expect.element(page.getByText("Couldn't read this file")).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(names).toEqual(['one.png', 'sums.csv'])
  expect(onSend.mock.calls[0]?.[0].isFile).toBe(true)
})

it('leaves alone what is pasted as words', async () => {
  expect(paste([await picture('cell.png')], 'Total 12')).toBe(false)
  expect(document.querySelector('dialog[open]')).toBeNull()
})

it('S-133, S-134: the button that sends them, held, sends them silently or later', async () => {
  paste([await picture('one.png')])
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click({ button: 'right' })
  await page.getByRole('button', { name: /^Send silently/ }).click()
  await expect.poll(() => onSend.mock.calls[0]?.[1]).toEqual({ isSilent: true })
  await expect.element(sheet(1)).not.toBeInTheDocument()

  paste([await picture('two.png')])
  await caption().fill('For tomorrow')
  await send.click({ button: 'right' })
  await page.getByRole('button', { name: /^Schedule/ }).click()
  await page.getByRole('button', { name: /Tomorrow morning/ }).click()
  await expect.poll(names).toEqual(['two.png'])
  const [chosen, how] = onSend.mock.calls[1] ?? []
  expect([chosen?.caption, new Date(how?.atMs ?? 0).getHours()]).toEqual(['For tomorrow', 8])
  await expect.element(sheet(1)).not.toBeInTheDocument()
})

it('S-130: what is said with them has the preview of its link, unless that is taken away', async () => {
  const url = 'https://site.example/harbour'
  const found = { url, site: 'site.example', title: 'The harbour', description: '', image: '', width: 0, height: 0 }
  new FakeServer().answer(chatCalls.previewLink, () => ({ preview: { ...found, thumb_hash: '', proof: 'p' } }))
  paste([await picture('one.png')])
  await caption().fill(`See ${url}`)
  await expect.element(page.getByText('The harbour')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => onSend.mock.calls[0]?.[0].link?.title).toBe('The harbour')

  paste([await picture('two.png')])
  await caption().fill(`See ${url}`)
  await page.getByRole('button', { name: 'Remove link preview' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => onSend.mock.calls[1]?.[0].caption).toBe(`See ${url}`)
  expect(onSend.mock.calls[1]?.[0].link).toBeUndefined()
})
