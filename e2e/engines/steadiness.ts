/** Runs in the page: from now on it notes each link, button and field that stands elsewhere than where it was first seen. */
export const watchPlaces = (): void => {
  const firstSeen = new Map<Element, DOMRect>()
  const moved = new Map<string, string>()
  const look = (): void => {
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea')) {
      const place = control.getBoundingClientRect()
      if (place.width === 0 || place.height === 0) continue
      const first = firstSeen.get(control)
      if (!first) {
        firstSeen.set(control, place)
        continue
      }
      const [right, down] = [place.x - first.x, place.y - first.y].map(Math.round)
      if (right === 0 && down === 0) continue
      const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
      moved.set(`${name.slice(0, 40)} (${control.tagName})`, `${right} right, ${down} down`)
    }
    document.body.dataset['moved'] = JSON.stringify([...moved])
    requestAnimationFrame(look)
  }
  look()
}

/** Runs in the page: what moved since `watchPlaces`, by name, with how far it stands from its first place now. */
export const movedPlaces = (): readonly (readonly [string, string])[] =>
  JSON.parse(document.body.dataset['moved'] ?? '[]')

/** Runs in the page of Chromium: how much of the page jumped since it was loaded, as browsers count it, and what did. */
export const layoutShift = (): Promise<{ readonly sum: number; readonly parts: readonly string[] }> =>
  new Promise((resolve) => {
    let sum = 0
    const parts: string[] = []
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries as unknown as readonly ShiftEntry[]) {
        if (entry.hadRecentInput) continue
        sum += entry.value
        for (const { node, previousRect, currentRect } of entry.sources) {
          const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].join(' '),
          )
          parts.push(`${node?.nodeName} “${node?.textContent?.slice(0, 30)}” from ${from} to ${to}`)
        }
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => {
      add(observer.takeRecords())
      observer.disconnect()
      resolve({ sum, parts })
    }, 100)
  })

/** What the compiler's library does not know yet. */
interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}
