/** What the page is told to look for. */
export interface FitOptions {
  /** Words of members and operators: they may be as long as they like, and are cut where they have to be. */
  readonly foreignWords: readonly string[]
}

/** Runs in the page: texts that are cut off, lie upon each other, are broken inside a word, or make a button taller than two lines. */
export const textFaultsInPage = ({ foreignWords }: FitOptions): string[] => {
  interface Line {
    readonly element: Element
    readonly words: string
    /** What is to be seen of its lines. */
    readonly seen: readonly DOMRect[]
  }
  const slackPx = 2
  const faults: string[] = []
  const say = (element: Element, words: string): string =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0]} “${words.slice(0, 60)}”`
  const isForeign = (words: string): boolean => foreignWords.some((each) => words.includes(each))

  /** The boxes that cut what is in them, up to whatever can be scrolled. */
  const clipsOf = (element: Element): { sideways: Element[]; down: Element[] } => {
    const clips: { sideways: Element[]; down: Element[] } = { sideways: [], down: [] }
    let [isInRow, isInColumn] = [true, true]
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.position === 'fixed') break
      if (/auto|scroll/.test(style.overflowX)) isInRow = false
      else if (isInRow && style.overflowX !== 'visible') clips.sideways.push(at)
      if (/auto|scroll/.test(style.overflowY)) isInColumn = false
      else if (isInColumn && style.overflowY !== 'visible') clips.down.push(at)
    }
    return clips
  }

  const isShown = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1 || element.closest('svg, [inert], [aria-hidden="true"], .visually-hidden'))
      return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  const cut = (rect: DOMRect, { sideways, down }: ReturnType<typeof clipsOf>): DOMRect => {
    let [left, right, top, bottom] = [rect.left, rect.right, rect.top, rect.bottom]
    for (const clip of sideways) {
      const box = clip.getBoundingClientRect()
      ;[left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
    }
    for (const clip of down) {
      const box = clip.getBoundingClientRect()
      ;[top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  const linesOf = (range: Range): DOMRect[] =>
    [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)

  /** Where a line ends inside a word: the two letters beside the break. */
  const brokenWord = (node: Text): string | undefined => {
    const range = document.createRange()
    let lastTop: number | undefined
    for (const match of node.data.matchAll(/\S+/g)) {
      for (let at = 0; at < match[0].length; at += 1) {
        range.setStart(node, match.index + at)
        range.setEnd(node, match.index + at + 1)
        const box = range.getBoundingClientRect()
        if (box.height === 0) continue
        const isLetter = /[\p{Script=Latin}\d]/u
        const isNext = lastTop !== undefined && box.top > lastTop + box.height / 2
        if (at > 0 && isNext && isLetter.test(match[0].charAt(at)) && isLetter.test(match[0].charAt(at - 1)))
          return match[0]
        lastTop = box.top
      }
    }
    return undefined
  }

  /** What is to be seen of a line: all around it that cuts or scrolls. */
  const within = (line: DOMRect, element: Element): DOMRect => {
    const around: Element[] = []
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible') around.push(at)
    return cut(line, { sideways: around, down: around })
  }

  const shown: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    if (!element || words === '' || !(node instanceof Text) || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = linesOf(range)
    if (lines.length === 0) continue
    const clips = clipsOf(element)
    const seen = lines.map((line) => cut(line, clips))
    if (!isForeign(words)) {
      const isCutSideways = lines.some((line, at) => line.width - (seen[at]?.width ?? 0) > slackPx)
      const isCutDown = lines.some((line, at) => line.height - (seen[at]?.height ?? 0) > line.height / 3)
      if (isCutSideways) faults.push(`cut off: ${say(element, words)}`)
      else if (isCutDown) faults.push(`cut off below: ${say(element, words)}`)
      const broken = lines.length > 1 ? brokenWord(node) : undefined
      if (broken !== undefined) faults.push(`broken inside “${broken}”: ${say(element, words)}`)
      const button = element.closest('[role="tab"], [class*="_button_"]')
      if (button && new Set(lines.map(({ top }) => Math.round(top / 8))).size > 2)
        faults.push(`more than two lines: ${say(element, words)}`)
      const box = button?.getBoundingClientRect()
      if (box && lines.some(({ left, right }) => left < box.left - slackPx || right > box.right + slackPx))
        faults.push(`wider than its button: ${say(element, words)}`)
    }
    shown.push({
      element,
      words,
      seen: lines
        .map((line) => within(line, element))
        .filter(({ width, height }) => width > slackPx && height > slackPx),
    })
  }

  /** Whether one is seen through the other there: both are to be hit, and nothing that covers lies between them. */
  const isThrough = (one: Element, other: Element, x: number, y: number): boolean => {
    const found = document.elementsFromPoint(x, y)
    const [first, second] = [found.indexOf(one), found.indexOf(other)]
    if (first < 0 || second < 0) return false
    const between = found.slice(Math.min(first, second), Math.max(first, second))
    return !between.some((each) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(each)
      const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1]
      return backgroundImage !== 'none' || alpha === undefined || Number(alpha) > 0.5
    })
  }
  for (const [index, one] of shown.entries())
    for (const other of shown.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const hit = one.seen.some((left) =>
        other.seen.some((right) => {
          const width = Math.min(left.right, right.right) - Math.max(left.left, right.left)
          const height = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top)
          // Lines of text are higher than their letters.
          if (width <= slackPx || height <= Math.min(left.height, right.height) / 3) return false
          const x = Math.max(left.left, right.left) + width / 2
          const y = Math.max(left.top, right.top) + height / 2
          return isThrough(one.element, other.element, x, y)
        }),
      )
      if (hit) faults.push(`upon each other: ${say(one.element, one.words)} and ${say(other.element, other.words)}`)
    }
  return faults
}
