import { hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'

/** Longest text and most pictures of writing that are taken; a ten-minute episode has a few hundred. */
export const captionLimits = { characters: 80_000, cues: 2000, cueCharacters: 500, longestMs: hourMs } as const

interface Cue {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

const timing = /^\s*(\d{1,2}:)?(\d{1,2}):(\d{2})[.,](\d{3})\s+-->\s+(\d{1,2}:)?(\d{1,2}):(\d{2})[.,](\d{3})/

/**
 * SRT or WebVTT as plain WebVTT: times and words only. Marks, styles, notes, regions and positions are left out, whatever could be
 * mistaken for one is written as text. Undefined when there is no caption in it, or more than `captionLimits`.
 */
export function plainCaptions(source: string): string | undefined {
  if (source.length > captionLimits.characters) return undefined
  const blocks = source
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    // Of control characters only these two have a place in a text file.
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
  const cues = blocks.map(cueOf).filter((cue) => cue !== undefined)
  if (cues.length === 0 || cues.length > captionLimits.cues) return undefined
  const written = cues
    .toSorted((a, b) => a.startMs - b.startMs)
    .map((cue) => `${clockText(cue.startMs)} --> ${clockText(cue.endMs)}\n${cue.text}`)
  return `WEBVTT\n\n${written.join('\n\n')}\n`
}

/** Of captions as `plainCaptions` writes them, those that begin before a moment: a preview tells nothing of what comes after it. */
export function captionsUntil(vtt: string, untilMs: number): string {
  const [head = '', ...cues] = vtt.trimEnd().split('\n\n')
  return `${[head, ...cues.filter((cue) => startOf(cue) < untilMs)].join('\n\n')}\n`
}

/** When a block of captions begins; never, for one without times. */
function startOf(block: string): number {
  const found = timing.exec(block)
  return found ? instantMs(found[1], found[2], found[3], found[4]) : Number.POSITIVE_INFINITY
}

function cueOf(block: string): Cue | undefined {
  const lines = block.split('\n')
  // A number or a name may stand before the times; notes and styles have none.
  const at = lines.slice(0, 2).findIndex((line) => timing.test(line))
  const found = timing.exec(lines[at] ?? '')
  if (!found) return undefined
  const [, fromHours, fromMinutes, fromSeconds, fromMs, toHours, toMinutes, toSeconds, toMs] = found
  const startMs = instantMs(fromHours, fromMinutes, fromSeconds, fromMs)
  const endMs = instantMs(toHours, toMinutes, toSeconds, toMs)
  const text = lines
    .slice(at + 1)
    .map(plainLine)
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, captionLimits.cueCharacters)
    .toWellFormed()
  return text === '' || endMs <= startMs || endMs > captionLimits.longestMs
    ? undefined
    : { startMs, endMs, text: escaped(text) }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  lrm: '',
  rlm: '',
}

/** What a line says, without tags (`<i>`, `<c.red>`, `<00:01.000>`) and the positions of other formats (`{\an8}`). */
const plainLine = (line: string): string =>
  line
    .replaceAll(/<\/?[a-z0-9][^<>]{0,100}>/gi, '')
    .replaceAll(/\{\\[^{}]{0,60}\}/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|quot|lrm|rlm);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Nothing in it can begin a tag, an entity or a line of times. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const instantMs = (hours = '0', minutes = '0', seconds = '0', ms = '0'): number =>
  ((Number.parseInt(hours, 10) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms)

const digits = (value: number, length: number) => String(value).padStart(length, '0')

const clockText = (ms: number): string =>
  `${digits(Math.floor(ms / hourMs), 2)}:${digits(Math.floor(ms / minuteMs) % 60, 2)}:${digits(Math.floor(ms / 1000) % 60, 2)}.${digits(ms % 1000, 3)}`
