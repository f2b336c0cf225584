import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Found, findInPage, named, type Target } from './find.ts'
import { createPointer, type Pointer } from './pointer.ts'
import type { EngineName, Surface } from './surface.ts'
import { untilRight } from './wait.ts'

/** A phone in somebody's hand, whatever engine it runs. Each act waits until it can be done. */
export interface Device extends Pointer {
  readonly engine: EngineName
  readonly surface: Surface
  /** Loads the app anew at an address. */
  readonly open: (address: string) => Promise<void>
  /** Goes to an address of the open app, without loading it anew. */
  readonly goTo: (address: string) => Promise<void>
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
      (shown) => shown !== null,
      limitMs,
    )
    return found as Found
  }
  const pointer = createPointer(surface, find)
  return {
    engine: surface.engine,
    surface,
    open: async (address) => {
      await surface.goTo('about:blank')
      await surface.goTo(address)
    },
    goTo: surface.goTo,
    ...pointer,
    write: async (target, text) => {
      await pointer.tap(target)
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
    save: async (path) => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, await surface.picture())
    },
  }
}
