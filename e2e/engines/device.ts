import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Found, findInPage, type Target } from './find.ts'
import type { EngineName, Surface } from './surface.ts'

const patienceMs = 30_000
const pollMs = 80

/** A phone in somebody's hand, whatever engine it runs. Each act waits until it can be done. */
export interface Device {
  readonly engine: EngineName
  readonly surface: Surface
  /** Loads the app anew at an address. */
  readonly open: (address: string) => Promise<void>
  /** Goes to an address of the open app, without loading it anew. */
  readonly goTo: (address: string) => Promise<void>
  readonly tap: (target: Target) => Promise<void>
  /** Writes a text into a field, in place of what stood there. */
  readonly write: (target: Target, text: string) => Promise<void>
  /** Waits until it can be seen, and answers how it stands. */
  readonly see: (target: Target, patienceMs?: number) => Promise<Found>
  readonly seeGone: (target: Target) => Promise<void>
  /** Waits until a question has the answer that is hoped for, and returns it. */
  readonly until: <Answer>(
    what: string,
    request: () => Promise<Answer>,
    isRight: (reply: Answer) => boolean,
  ) => Promise<Answer>
  /** Draws a finger from one point to another; `mouse` where the engine has no finger. */
  readonly drag: (from: readonly [number, number], to: readonly [number, number]) => Promise<void>
  /** Holds a target until what happens meanwhile is over. */
  readonly hold: (target: Target, meanwhile: () => Promise<void>) => Promise<void>
  readonly save: (path: string) => Promise<void>
}

/** A device of this size with an empty page. */
export async function deviceOn(
  surface: Surface,
  [width, height]: readonly [number, number] = [390, 844],
): Promise<Device> {
  await surface.resize(width, height)
  const find = (target: Target): Promise<Found | null> => surface.evaluate(findInPage, target)
  const until: Device['until'] = (what, request, isRight) => untilRight(`${surface.engine}: ${what}`, request, isRight)

  const see: Device['see'] = async (target, limitMs) => {
    const found = await untilRight(
      `${surface.engine} shows ${named(target)}`,
      () => find(target),
      (each) => each !== null,
      limitMs,
    )
    return found as Found
  }
  /** Waits until it can be pressed and stands still. */
  const ready = async (target: Target): Promise<Found> => {
    let before: Found | null = null
    const isReady = (now: Found | null): boolean => {
      const isStill = now !== null && before !== null && Math.hypot(now.x - before.x, now.y - before.y) < 1
      before = now
      return isStill && now?.blocker === ''
    }
    return (await until(`${named(target)} can be pressed`, () => find(target), isReady)) as Found
  }
  const tap = async (target: Target): Promise<void> => {
    const { x, y } = await ready(target)
    const place = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) } as const
    await surface.point([place, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }], 'mouse')
  }
  return {
    engine: surface.engine,
    surface,
    open: async (address) => {
      await surface.goTo('about:blank')
      await surface.goTo(address)
    },
    goTo: surface.goTo,
    tap,
    write: async (target, text) => {
      await tap(target)
      await surface.evaluate(() => {
        const field = document.activeElement
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
      })
      await surface.press(text)
      await until(
        `${named(target)} holds ${text}`,
        () => find(target),
        (found) => found?.value === text,
      )
    },
    see,
    seeGone: async (target) => {
      await until(
        `${named(target)} goes`,
        () => find(target),
        (found) => found === null,
      )
    },
    until,
    drag: async ([x, y], [toX, toY]) => {
      const [middleX, middleY] = [Math.round((x + toX) / 2), Math.round((y + toY) / 2)]
      await surface.point(
        [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerMove', x: middleX, y: middleY, duration: 60 },
          { type: 'pointerMove', x: toX, y: toY, duration: 60 },
          { type: 'pointerUp', button: 0 },
        ],
        'mouse',
      )
    },
    hold: async (target, meanwhile) => {
      const { x, y } = await ready(target)
      const place = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) } as const
      await surface.point([place, { type: 'pointerDown', button: 0 }], 'mouse')
      await meanwhile()
      await surface.point([{ type: 'pointerUp', button: 0 }], 'mouse')
    },
    save: async (path) => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, await surface.picture())
    },
  }
}

const named = ({ role, name, text, css, within }: Target): string =>
  [role, name && `“${name}”`, text && `with “${text}”`, css, within && `in ${named(within)}`].filter(Boolean).join(' ')

async function untilRight<Answer>(
  what: string,
  request: () => Promise<Answer>,
  isRight: (reply: Answer) => boolean,
  limitMs = patienceMs,
): Promise<Answer> {
  let last: unknown
  for (const startedMs = Date.now(); Date.now() - startedMs < limitMs; await sleep(pollMs)) {
    try {
      const reply = await request()
      if (isRight(reply)) return reply
      last = reply
    } catch (error) {
      // A page that is being left answers nothing.
      last = error
    }
  }
  throw new Error(
    `Waited ${limitMs} ms in vain: ${what}. Last: ${last instanceof Error ? last.message : JSON.stringify(last)}`,
  )
}
