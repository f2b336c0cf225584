import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import * as haptics from '../../../ui/feedback/haptics.ts'
import * as recorder from './recorder.ts'
import { VoiceRecorder } from './voice-recorder.tsx'

vi.mock(import('./recorder.ts'), { spy: true })
vi.mock(import('../../../ui/feedback/haptics.ts'), { spy: true })

const recording = { blob: new Blob(['sound']), seconds: 2, waveform: [] } as never
const fakeMicrophone = (opens: Promise<unknown> = Promise.resolve()) => {
  const active = { seconds: () => 2, level: () => 0.5, finish: vi.fn(async () => recording), cancel: vi.fn() }
  vi.mocked(recorder.startRecording).mockImplementation(async () => {
    await opens
    return active
  })
  return active
}
const finger = (type: string, clientX: number, clientY: number) =>
  dispatchEvent(new PointerEvent(type, { pointerType: 'touch', isPrimary: true, clientX, clientY }))
const hold = async () => {
  const [onDone, onEnd] = [vi.fn(), vi.fn()]
  const drawn = await draw(<VoiceRecorder isHeld onDone={onDone} onEnd={onEnd} />)
  return { onDone, onEnd, drawn }
}
const waiting = page.getByText(/^Release to send/)
const handsFree = page.getByText('Recording hands-free')
const button = (name: string) => page.getByRole('button', { name })

afterEach(() => vi.restoreAllMocks())

it('V-20: records under a finger that lies there already, and sends when it is lifted', async () => {
  const active = fakeMicrophone()
  const { onDone, onEnd } = await hold()
  await expect.element(waiting).toBeVisible()
  finger('pointermove', 300, 600)
  finger('pointerup', 300, 600)
  await expect.poll(() => onDone.mock.calls).toEqual([[recording, {}]])
  expect(onEnd).toHaveBeenCalledOnce()
  expect(active.cancel).not.toHaveBeenCalled()
})

it('gives it up as soon as that finger slides to a side, and lets it be felt', async () => {
  const active = fakeMicrophone()
  const { onDone, onEnd } = await hold()
  await expect.element(waiting).toBeVisible()
  finger('pointermove', 300, 600)
  finger('pointermove', 240, 600)
  expect(active.cancel).not.toHaveBeenCalled()
  finger('pointermove', 210, 600)
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
  expect(active.cancel).toHaveBeenCalledOnce()
  expect(haptics.vibrate).toHaveBeenLastCalledWith('refusal')
  finger('pointerup', 210, 600)
  expect(onDone).not.toHaveBeenCalled()
})

it('goes on without that finger once it slid up, and is sent by a button, silently where that is held', async () => {
  fakeMicrophone()
  const { onDone, onEnd } = await hold()
  await expect.element(waiting).toBeVisible()
  finger('pointermove', 300, 600)
  finger('pointermove', 300, 510)
  await expect.element(handsFree).toBeVisible()
  expect(haptics.vibrate).toHaveBeenLastCalledWith('success')
  finger('pointerup', 300, 510)
  await expect.element(handsFree).toBeVisible()
  expect([onDone.mock.calls.length, onEnd.mock.calls.length]).toEqual([0, 0])
  await button('Send').click({ button: 'right' })
  await page.getByRole('button', { name: /^Send silently/ }).click()
  await expect.poll(() => onDone.mock.calls).toEqual([[recording, { isSilent: true }]])
  expect(onEnd).toHaveBeenCalledOnce()
})

it('is given up by a button where it goes on without a finger', async () => {
  const active = fakeMicrophone()
  const { onDone, onEnd } = await hold()
  await expect.element(waiting).toBeVisible()
  finger('pointermove', 300, 600)
  finger('pointermove', 300, 510)
  await button('Cancel').click()
  expect(active.cancel).toHaveBeenCalledOnce()
  expect([onDone.mock.calls.length, onEnd.mock.calls.length]).toEqual([0, 1])
})

it('records nothing where the browser asked first and the finger answered, and says that it can be held now', async () => {
  const answer = Promise.withResolvers<void>()
  const active = fakeMicrophone(answer.promise)
  const now = vi.spyOn(performance, 'now')
  const { onDone, onEnd, drawn } = await hold()
  finger('pointercancel', 300, 600)
  expect(onEnd).toHaveBeenCalledOnce()
  await drawn.unmount()
  now.mockReturnValue(performance.now() + 5000)
  answer.resolve()
  await expect.poll(() => active.cancel.mock.calls.length).toBe(1)
  expect(onDone).not.toHaveBeenCalled()
})

it('goes on without a finger where the question of the browser swallowed that it was lifted', async () => {
  const answer = Promise.withResolvers<void>()
  fakeMicrophone(answer.promise)
  const now = vi.spyOn(performance, 'now')
  const { onEnd } = await hold()
  now.mockReturnValue(performance.now() + 5000)
  answer.resolve()
  await expect.element(handsFree).toBeVisible()
  expect(onEnd).not.toHaveBeenCalled()
})

it('is over where the microphone is refused, also under a finger that still lies there', async () => {
  vi.mocked(recorder.startRecording).mockRejectedValue(new recorder.RecorderError('refused'))
  const { onDone, onEnd } = await hold()
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
  finger('pointerup', 300, 600)
  expect(onDone).not.toHaveBeenCalled()
})
