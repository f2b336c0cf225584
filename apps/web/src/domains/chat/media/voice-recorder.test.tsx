import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import * as recorder from './recorder.ts'
import { VoiceRecorder } from './voice-recorder.tsx'

vi.mock(import('./recorder.ts'), { spy: true })

const recording = { blob: new Blob(['sound']), seconds: 2, waveform: [] } as never
const fakeMicrophone = () => {
  const active = { seconds: () => 2, level: () => 0.5, finish: vi.fn(async () => recording), cancel: vi.fn() }
  vi.mocked(recorder.startRecording).mockResolvedValue(active)
  return active
}
const finger = (type: string, clientY: number) =>
  dispatchEvent(new PointerEvent(type, { pointerType: 'touch', isPrimary: true, clientY }))

afterEach(() => vi.restoreAllMocks())

it('V-20: records under a finger that lies there already, and sends when it is lifted', async () => {
  const active = fakeMicrophone()
  const [onDone, onEnd] = [vi.fn(), vi.fn()]
  await draw(<VoiceRecorder isHeld onDone={onDone} onEnd={onEnd} />)
  await expect.element(page.getByText(/^Release to send/)).toBeVisible()
  finger('pointermove', 600)
  finger('pointerup', 600)
  await expect.poll(() => onDone.mock.calls).toEqual([[recording]])
  expect(onEnd).toHaveBeenCalledOnce()
  expect(active.cancel).not.toHaveBeenCalled()
})

it('gives it up where that finger slides up', async () => {
  const active = fakeMicrophone()
  const [onDone, onEnd] = [vi.fn(), vi.fn()]
  await draw(<VoiceRecorder isHeld onDone={onDone} onEnd={onEnd} />)
  await expect.element(page.getByText(/^Release to send/)).toBeVisible()
  finger('pointermove', 600)
  finger('pointermove', 480)
  await expect.element(page.getByText('Release to cancel')).toBeVisible()
  finger('pointerup', 480)
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
  expect(active.cancel).toHaveBeenCalledOnce()
  expect(onDone).not.toHaveBeenCalled()
})
