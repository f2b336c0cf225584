import type { AudioItem } from '@cliffhanger/rules/chat/media-content.ts'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDatabase } from '../../../platform/storage/local-database.ts'
import { readStored, removeStored } from '../../../platform/storage/storage.ts'
import { addMediaSource } from '../../../platform/uploads/media-urls.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { noteHeard } from './heard-voices.ts'
import { VoiceBubble } from './voice-bubble.tsx'

/** A minute of a tone: longer than a busy machine takes to pause it, as a file of its own. */
const tone = (): Blob => {
  const rate = 8000
  const bytes = rate * 60
  const header = new DataView(new ArrayBuffer(44))
  const write = (at: number, word: string): void =>
    [...word].forEach((sign, i) => header.setUint8(at + i, sign.charCodeAt(0)))
  write(0, 'RIFF')
  header.setUint32(4, 36 + bytes, true)
  write(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, rate, true)
  header.setUint32(28, rate, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  write(36, 'data')
  header.setUint32(40, bytes, true)
  const samples = Uint8Array.from({ length: bytes }, (_, at) => 128 + Math.round(40 * Math.sin(at / 4)))
  return new Blob([header, samples], { type: 'audio/wav' })
}
addMediaSource('tone:', async () => tone())

const voiceOf = (name: string): AudioItem => ({
  kind: 'audio',
  url: `tone:${name}`,
  duration: 60,
  waveform: Array.from({ length: 60 }, (_, bar) => bar % 32),
})

const slider = () => page.getByRole('slider', { name: 'Position' })

afterEach(() => removeStored('voice-speed'))

it('S-126: plays from where its wave is pressed, and remembers how fast', async () => {
  await openDatabase(exampleUser.user_id)
  await draw(<VoiceBubble item={voiceOf('pressed')} state="unread" receivedMs={Date.now()} />)
  await expect.element(page.getByRole('img', { name: 'Not played yet' })).toBeVisible()
  const bars = document.querySelector('[aria-hidden="true"][class*="bars"]')
  if (!bars) throw new Error('no wave')
  const { width } = bars.getBoundingClientRect()
  await userEvent.click(bars, { position: { x: width / 2, y: 14 } })
  await expect.poll(() => Number(slider().element().getAttribute('value'))).toBeGreaterThan(29)
  await expect.element(page.getByRole('img', { name: 'Not played yet' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Speed 1×' }).click()
  await expect.element(page.getByRole('button', { name: 'Speed 1.5×' })).toBeVisible()
  expect(readStored('voice-speed')).toBe('1.5')
  await page.getByRole('button', { name: 'Pause' }).click()
})

it('S-126: marks neither mine, nor one that was played, nor an old one', async () => {
  await openDatabase(exampleUser.user_id)
  await draw(
    <>
      <VoiceBubble item={voiceOf('mine')} state="read" />
      <VoiceBubble item={voiceOf('old')} state="unread" receivedMs={Date.now() - 8 * 86_400_000} />
      <VoiceBubble item={voiceOf('new')} state="unread" receivedMs={Date.now()} />
    </>,
  )
  await expect.poll(() => page.getByRole('img', { name: 'Not played yet' }).elements().length).toBe(1)
  noteHeard('tone:new')
  await expect.poll(() => page.getByRole('img', { name: 'Not played yet' }).elements().length).toBe(0)
})
