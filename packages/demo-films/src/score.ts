import { setImmediate } from 'node:timers/promises'

/** How the music of a drama sounds: chords as semitones above `root`, one after the other. */
export interface Mood {
  /** Hertz of the lowest note. */
  readonly root: number
  readonly chords: readonly (readonly number[])[]
  /** Seconds between two plucked notes. */
  readonly pulse: number
  /** How much of it is wind, rain or waves: 0 to 1. */
  readonly air: number
}

const sampleRate = 24_000
const chordSeconds = 4

/** A quiet score of the given length as a WAV file: a slow pad, a plucked line over it, some air, an echo. */
export async function composeScore(mood: Mood, seconds: number, random: () => number): Promise<Buffer> {
  const length = Math.round(seconds * sampleRate)
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  await addPad(mood, left, right)
  await addPlucks(mood, left, right, random)
  addAir(mood.air, left, right, random)
  addEcho(left, 0.31, 0.34)
  addEcho(right, 0.37, 0.34)
  return wavFile(left, right)
}

const tableSize = 4096
const table = Float32Array.from({ length: tableSize }, (_, i) => Math.sin((2 * Math.PI * i) / tableSize))

/** From a table: a score is some ten million of them. */
const sine = (phase: number): number => table[Math.floor((phase * tableSize) / (2 * Math.PI)) % tableSize] ?? 0

/** Music may wait; requests of the same process may not. */
const breathe = () => setImmediate()

const pitch = (root: number, semitones: number) => root * 2 ** (semitones / 12)

const chordAt = (mood: Mood, seconds: number): readonly number[] =>
  mood.chords[Math.floor(seconds / chordSeconds) % mood.chords.length] ?? [0]

async function addPad(mood: Mood, left: Float32Array, right: Float32Array): Promise<void> {
  for (let start = 0; start < left.length; start += chordSeconds * sampleRate) {
    const count = Math.min(left.length - start, (chordSeconds + 1) * sampleRate)
    await breathe()
    for (const semitones of chordAt(mood, start / sampleRate + 0.01)) {
      const step = (2 * Math.PI * pitch(mood.root, semitones)) / sampleRate
      for (let i = 0; i < count; i++) {
        const at = i / sampleRate
        const swell = Math.min(1, at / 0.9) * Math.min(1, Math.max(0, chordSeconds + 1 - at)) * 0.055
        const phase = step * i
        left[start + i] =
          (left[start + i] ?? 0) + swell * (sine(phase) + 0.4 * sine(2.004 * phase) + 0.16 * sine(3 * phase))
        right[start + i] =
          (right[start + i] ?? 0) + swell * (sine(1.003 * phase) + 0.4 * sine(1.998 * phase) + 0.16 * sine(3 * phase))
      }
    }
  }
}

async function addPlucks(mood: Mood, left: Float32Array, right: Float32Array, random: () => number): Promise<void> {
  const ringSamples = Math.round(2.2 * sampleRate)
  for (let at = 0.4; at < left.length / sampleRate - 0.5; at += mood.pulse) {
    if (random() < 0.22) continue
    await breathe()
    const chord = chordAt(mood, at)
    const semitones = (chord[Math.floor(random() * chord.length)] ?? 0) + (random() < 0.5 ? 12 : 24)
    const step = (2 * Math.PI * pitch(mood.root, semitones)) / sampleRate
    const start = Math.round(at * sampleRate)
    const side = 0.25 + random() * 0.5
    const loudness = 0.07 + random() * 0.06
    for (let i = 0; i < Math.min(ringSamples, left.length - start); i++) {
      const fade = Math.min(1, i / 200) * Math.exp(-i / (0.42 * sampleRate))
      const value =
        loudness *
        fade *
        (sine(step * i) +
          0.5 * Math.exp(-i / 6000) * sine(2 * step * i) +
          0.2 * Math.exp(-i / 3000) * sine(3 * step * i))
      left[start + i] = (left[start + i] ?? 0) + value * (1 - side) * 2
      right[start + i] = (right[start + i] ?? 0) + value * side * 2
    }
  }
}

/** Noise through a low pass that opens and closes slowly, as wind and waves do. */
function addAir(share: number, left: Float32Array, right: Float32Array, random: () => number): void {
  let [a, b] = [0, 0]
  for (let i = 0; i < left.length; i++) {
    const openness = 0.02 + 0.03 * (1 + sine((2 * Math.PI * i) / (5.3 * sampleRate)))
    a += openness * (random() * 2 - 1 - a)
    b += openness * (random() * 2 - 1 - b)
    left[i] = (left[i] ?? 0) + share * 0.4 * a
    right[i] = (right[i] ?? 0) + share * 0.4 * b
  }
}

function addEcho(channel: Float32Array, delaySeconds: number, share: number): void {
  const delay = Math.round(delaySeconds * sampleRate)
  for (let i = delay; i < channel.length; i++) channel[i] = (channel[i] ?? 0) + share * (channel[i - delay] ?? 0)
}

function wavFile(left: Float32Array, right: Float32Array): Buffer {
  const headerBytes = 44
  const file = Buffer.alloc(headerBytes + left.length * 4)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(left.length * 4, 40)
  const edge = 0.6 * sampleRate
  for (let i = 0; i < left.length; i++) {
    const fade = Math.min(1, i / edge, (left.length - i) / edge)
    file.writeInt16LE(Math.round(32_000 * Math.tanh((left[i] ?? 0) * fade)), headerBytes + i * 4)
    file.writeInt16LE(Math.round(32_000 * Math.tanh((right[i] ?? 0) * fade)), headerBytes + i * 4 + 2)
  }
  return file
}
