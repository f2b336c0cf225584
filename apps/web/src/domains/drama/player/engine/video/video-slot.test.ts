import { describe, expect, it, vi } from 'vitest'
import type { SlotEvent } from '../slot.ts'
import type { HlsModule } from './load-hls.ts'
import { createVideoSlot } from './video-slot.ts'

/** As much of a video element as a slot without hls.js needs. */
class FakeVideo extends EventTarget {
  src = ''
  currentTime = 0
  paused = true
  isStuck = false
  readyState = 0
  readonly HAVE_CURRENT_DATA = 2
  error: { readonly code: number } | null = null
  readonly buffered = { length: 0 }
  play = async (): Promise<void> => {
    this.paused = false
    this.dispatchEvent(new Event('play'))
    if (!this.isStuck) this.dispatchEvent(new Event('playing'))
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
  const errors: SlotEvent[] = []
  slot.listen((event) => {
    events.push(event.type)
    if (event.type === 'fault') errors.push(event)
  })
  slot.load({ url: '/play/t/1/0/master.m3u8', startSeconds: 0, role: 'shown' })
  return { video, slot, events, errors, arrive: () => arrive(native) }
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

describe('a slot of a browser that plays by itself', () => {
  it('plays on after a play that the browser took back once its picture was there', async () => {
    const { video, slot, arrive } = openSlot()
    const play = video.play
    video.play = async () => {
      video.readyState = 4
      video.play = play
      throw new DOMException('Removed from the document', 'AbortError')
    }
    arrive()
    expect(await slot.play()).toBe('started')
    expect(video.paused).toBe(false)
  })

  it('C-53: tells of an error as of an address that may be over', async () => {
    const { video, slot, errors, arrive } = openSlot()
    arrive()
    await slot.play()
    video.error = { code: 4 }
    video.dispatchEvent(new Event('error'))
    expect(errors).toEqual([{ type: 'fault', error: 'media', mayBeExpired: true, detail: 'native 4' }])
  })

  it('has not started what the browser cannot play: its fault is not hidden by a pause', async () => {
    const { video, slot, events, arrive } = openSlot()
    const started = vi.fn()
    video.play = () => Promise.reject(new DOMException('No supported source', 'NotSupportedError'))
    arrive()
    void slot.play().then(started)
    video.error = { code: 4 }
    video.dispatchEvent(new Event('error'))
    await Promise.resolve()
    await new Promise((resolve) => setTimeout(resolve))
    expect(started).not.toHaveBeenCalled()
    expect(events).toEqual(['fault'])
  })

  it('gives up what neither moves nor loads, and not what loads slowly', async () => {
    vi.useFakeTimers()
    const { video, slot, errors, arrive } = openSlot()
    video.isStuck = true
    arrive()
    await slot.play()
    for (let seconds = 0; seconds < 60; seconds += 10) {
      vi.advanceTimersByTime(10_000)
      video.dispatchEvent(new Event('progress'))
    }
    expect(errors).toEqual([])
    vi.advanceTimersByTime(12_000)
    expect(errors).toEqual([{ type: 'fault', error: 'network', mayBeExpired: true, detail: 'native stalled' }])
    slot.pause()
    vi.advanceTimersByTime(60_000)
    expect(errors).toHaveLength(1)
    vi.useRealTimers()
  })
})
