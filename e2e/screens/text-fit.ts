/** What the page is told to look for. */
export interface FitOptions {
  /** Words of members and operators: they may be as long as they like, and are cut where they have to be. */
  readonly foreignWords: readonly string[]
}

/** Runs in the page: texts that are cut off, broken inside a word, wider than their button, or make one taller than two lines. */
export const textErrorsInPage = ({ foreignWords }: FitOptions): string[] => {
  const slackPx = 2
  const errors: string[] = []
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || element.closest('svg, [inert], [aria-hidden="true"], .visually-hidden'))
      return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  /** The boxes that cut what is in them, up to whatever can be scrolled that way. */
  const clipsOf = (element: Element, axis: 'overflowX' | 'overflowY'): DOMRect[] => {
    const clips: DOMRect[] = []
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.position === 'fixed' || /auto|scroll/.test(style[axis])) break
      if (style[axis] !== 'visible') clips.push(at.getBoundingClientRect())
    }
    return clips
  }
  /** A word that a line ends in. */
  const brokenWord = (node: Text): string | undefined => {
    const range = document.createRange()
    const isLetter = (letter: string): boolean => /[\p{Script=Latin}\d]/u.test(letter)
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      let last: DOMRect | undefined
      for (let at = 0; at < word.length; at += 1) {
        range.setStart(node, index + at)
        range.setEnd(node, index + at + 1)
        const box = range.getBoundingClientRect()
        if (box.height === 0) continue
        const isBelow = last !== undefined && box.top > last.top + box.height / 2
        if (isBelow && isLetter(word.charAt(at)) && isLetter(word.charAt(at - 1))) return word
        last = box
      }
    }
    return undefined
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    // A dot between two facts says nothing, and is cut on purpose where the second begins a line.
    if (!element || !/[\p{L}\p{N}]/u.test(words) || !(node instanceof Text) || !isSeen(element)) continue
    if (foreignWords.some((foreign) => words.includes(foreign))) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const say = (error: string): void => {
      const name = `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0]}`
      errors.push(`${error}: ${name} “${words.slice(0, 60)}”`)
    }
    const isBeside = (box: DOMRect): boolean =>
      lines.some(({ left, right }) => left < box.left - slackPx || right > box.right + slackPx)
    const isBeyond = (box: DOMRect): boolean =>
      lines.some(({ top, bottom, height }) => top < box.top - height / 3 || bottom > box.bottom + height / 3)
    if (clipsOf(element, 'overflowX').some(isBeside)) say('cut off')
    else if (clipsOf(element, 'overflowY').some(isBeyond)) say('cut off below')
    const broken = lines.length > 1 ? brokenWord(node) : undefined
    if (broken !== undefined) say(`broken inside “${broken}”`)
    const button = element.closest('[role="tab"], [class*="_button_"]')
    if (button && new Set(lines.map(({ top }) => Math.round(top / 8))).size > 2) say('more than two lines')
    const pressed = element.closest('button, [role="tab"], a[class*="_button_"]')
    if (pressed && isBeside(pressed.getBoundingClientRect())) say('wider than its button')
  }
  return errors
}

/** Runs in the page: texts that are seen through each other. */
export const overlapsInPage = (): string[] => {
  interface Line {
    readonly element: Element
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  const slackPx = 2
  /** What is to be seen of a line: all around it that cuts or scrolls. */
  const seenOf = (element: Element, line: DOMRect): Line => {
    let { left, right, top, bottom } = line
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue
      const box = at.getBoundingClientRect()
      ;[left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      ;[top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return { element, left, right, top, bottom }
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || node.textContent?.trim() === '' || element.closest('svg, [inert], [aria-hidden="true"]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const seen = seenOf(element, line)
      if (seen.right - seen.left > slackPx && seen.bottom - seen.top > slackPx) lines.push(seen)
    }
  }
  /** Whether both are to be hit there, and nothing that covers lies between them. */
  const isThrough = (one: Element, other: Element, x: number, y: number): boolean => {
    const found = document.elementsFromPoint(x, y)
    const [first, second] = [found.indexOf(one), found.indexOf(other)]
    if (first < 0 || second < 0) return false
    return !found.slice(Math.min(first, second), Math.max(first, second)).some((between) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(between)
      const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1]
      return backgroundImage !== 'none' || alpha === undefined || Number(alpha) > 0.5
    })
  }
  const overlaps = lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return []
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
      const width = Math.min(one.right, other.right) - left
      const height = Math.min(one.bottom, other.bottom) - top
      // Lines of text are higher than their letters.
      const least = Math.min(one.bottom - one.top, other.bottom - other.top) / 3
      if (width <= slackPx || height <= least) return []
      if (!isThrough(one.element, other.element, left + width / 2, top + height / 2)) return []
      return [`upon each other: “${one.element.textContent}” and “${other.element.textContent}”`]
    }),
  )
  return [...new Set(overlaps)]
}
