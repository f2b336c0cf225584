import { describe, expect, it, vi } from 'vitest'
import type { HlsModule } from './load-hls.ts'
import { createVideoSlot } from './video-slot.ts'

/** As much of a video element as a slot without hls.js needs. */
class FakeVideo extends EventTarget {
  src = ''
  currentTime = 0
  paused = true
  readonly buffered = { length: 0 }
  play = async (): Promise<void> => {
    this.paused = false
    this.dispatchEvent(new Event('playing'))
  }
  pause = (): void => {
    if (this.paused) return
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
  requestVideoFrameCallback = (): number => 0
}

const openSlot = () => {
  const video = new FakeVideo()
  let arrive: (module: HlsModule) => void = () => {}
  const program = new Promise<HlsModule>((resolve) => {
    arrive = resolve
  })
  // Only what is used here: the browser plays HLS itself.
  const native = { isSupported: () => false } as unknown as HlsModule
  const slot = createVideoSlot({ video: video as unknown as HTMLVideoElement, loadHls: () => program })
  const events: string[] = []
  slot.listen(({ type }) => events.push(type))
  slot.load({ url: '/play/t/1/0/master.m3u8', startSeconds: 0, role: 'shown' })
  return { video, slot, events, arrive: () => arrive(native) }
}

describe('a slot that is told to play before its source is there', () => {
  it('plays once it is', async () => {
    const { video, slot, events, arrive } = openSlot()
    const playing = slot.play()
    arrive()
    expect(await playing).toBe('started')
    expect(video.paused).toBe(false)
    expect(events).toEqual(['playing'])
  })

  it('and to pause meanwhile, says that it is paused and not that it has started', async () => {
    const { video, slot, events, arrive } = openSlot()
    const started = vi.fn()
    void slot.play().then(started)
    slot.pause()
    arrive()
    await expect.poll(() => events).toEqual(['paused'])
    expect(started).not.toHaveBeenCalled()
    expect(video.paused).toBe(true)
    expect(await slot.play()).toBe('started')
    expect(events).toEqual(['paused', 'playing'])
  })
})
