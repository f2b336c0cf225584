import { beforeEach, describe, expect, it } from 'vitest'
import { createRebuffering } from './rebuffering.ts'

class FakeVideo extends EventTarget {
  currentTime = 10
  duration = 90
  seeking = false
  isPlaying = true
  play = async () => {
    this.isPlaying = true
  }
  pause = () => {
    this.isPlaying = false
  }
}

let video: FakeVideo
let ahead: number
let rebuffering: ReturnType<typeof createRebuffering>

beforeEach(() => {
  video = new FakeVideo()
  ahead = 0
  rebuffering = createRebuffering({ video, bufferedAheadSeconds: () => ahead })
})

const gather = (seconds: number) => {
  ahead = seconds
  video.dispatchEvent(new Event('progress'))
}

describe('check 5: a picture that runs dry', () => {
  it('gathers four seconds, then eight, then sixteen, before it goes on', () => {
    rebuffering.begun()
    for (const wanted of [4, 8, 16, 16]) {
      ahead = 0
      rebuffering.ranDry()
      gather(wanted - 1)
      expect([video.isPlaying, rebuffering.isHolding]).toEqual([false, true])
      gather(wanted)
      expect([video.isPlaying, rebuffering.isHolding]).toEqual([true, false])
    }
  })

  it('goes on with less where nothing comes after it', () => {
    rebuffering.begun()
    video.currentTime = 88
    rebuffering.ranDry()
    gather(2)
    expect(video.isPlaying).toBe(true)
  })

  it('is not held before its first picture, after a jump, or once another source is put in', () => {
    rebuffering.ranDry()
    expect(video.isPlaying).toBe(true)
    rebuffering.begun()
    video.seeking = true
    rebuffering.ranDry()
    expect(video.isPlaying).toBe(true)
    video.seeking = false
    rebuffering.reset()
    rebuffering.ranDry()
    expect(video.isPlaying).toBe(true)
  })

  it('stays as its member wants it: who pauses meanwhile is not overruled', () => {
    rebuffering.begun()
    rebuffering.ranDry()
    expect(rebuffering.release()).toBe(true)
    gather(20)
    expect(video.isPlaying).toBe(false)
    expect(rebuffering.release()).toBe(false)
  })
})
