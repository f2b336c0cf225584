/** What somebody looks for on a page: a role with a name, words, or a CSS selector; inside of something else where `within` says so. */
export interface Target {
  readonly role?: string
  /** Its accessible name, or the beginning of it where it ends in `…`. */
  readonly name?: string
  /** Words that stand in it. */
  readonly text?: string
  readonly css?: string
  readonly within?: Target
  /** The last one instead of the first where several fit. */
  readonly last?: boolean
}

/** What a failure calls a target. */
export const named = ({ role, name, text, css, within }: Target): string =>
  [role, name && `“${name}”`, text && `with “${text}”`, css, within && `in ${named(within)}`].filter(Boolean).join(' ')

/** How a target stands on the page now. */
export interface Found {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly value: string
  /** Why it cannot be pressed; '' where it can. */
  readonly blocker: string
}

/** Runs in the page of each engine: brings a target into view and tells how it stands; null where there is none to be seen. */
export const findInPage = (target: Target): Found | null => {
  const roleSelectors: Readonly<Record<string, string>> = {
    button: 'button, input[type=button], input[type=submit]',
    link: 'a[href]',
    textbox: 'textarea, input:not([type]), input[type=text], input[type=password], input[type=email], input[type=tel]',
    searchbox: 'input[type=search]',
    checkbox: 'input[type=checkbox]',
    slider: 'input[type=range]',
    heading: 'h1, h2, h3, h4',
    dialog: 'dialog',
    navigation: 'nav',
    main: 'main',
    img: 'img',
    group: 'fieldset',
    status: 'output',
  }
  const isShown = (element: Element): boolean => {
    const { visibility } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const isOpen = !element.closest('[inert], [aria-hidden="true"]')
    return isOpen && visibility !== 'hidden' && width > 0 && height > 0
  }
  const words = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    return label ?? [...node.childNodes].map(textOf).join(' ')
  }
  const labelOf = (element: Element): string => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
    const byId = ids
      .map((id) => document.querySelector(`#${CSS.escape(id)}`))
      .map((label) => (label ? textOf(label) : ''))
    const own = byId.join(' ') || element.getAttribute('aria-label') || element.getAttribute('alt')
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map(textOf).join(' ') : ''
    const isField = element.matches('input, textarea, select')
    const title = element.getAttribute('title') ?? element.getAttribute('placeholder')
    return (own || labels || (!isField && textOf(element)) || title || '').replaceAll(/\s+/g, ' ').trim()
  }
  const fits = (element: Element, { name, text }: Target): boolean => {
    if (text !== undefined && !words(element).includes(text)) return false
    if (name === undefined) return true
    return name.endsWith('…') ? labelOf(element).startsWith(name.slice(0, -1)) : labelOf(element) === name
  }
  const candidates = (wanted: Target): Element[] => {
    const roots = wanted.within ? candidates(wanted.within).slice(0, 1) : [document.body]
    const { role, css } = wanted
    const implicit = role === undefined ? undefined : roleSelectors[role]
    const byRole = role === undefined ? undefined : [`[role="${role}"]`, ...(implicit ? [implicit] : [])].join(', ')
    const all = roots
      .flatMap((root) => [...root.querySelectorAll(css ?? byRole ?? '*')])
      .filter((element) => !css || !byRole || element.matches(byRole))
      .filter((element) => !implicit || (element.getAttribute('role') ?? role) === role)
      .filter((element) => isShown(element) && fits(element, wanted))
    // Words alone stand in all that surrounds them too: the innermost is meant.
    const innermost =
      css || byRole ? all : all.filter((outer) => !all.some((inner) => inner !== outer && outer.contains(inner)))
    return wanted.last ? innermost.toReversed() : innermost
  }
  const [element] = candidates(target)
  if (!element) return null
  const isInside = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight
  if (!isInside(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  const isOver = hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null)
  const isOff = element.matches(':disabled, [aria-disabled="true"]')
  const value = 'value' in element ? (element as HTMLInputElement).value : ''
  // A sheet that slides in begins below the screen, where Firefox finds elements too.
  const isOnScreen = x >= 0 && x < innerWidth && y >= 0 && y < innerHeight
  const cover = isOver ? '' : `covered by ${hit?.outerHTML.slice(0, 120)}`
  const blocker = isOff ? 'disabled' : isOnScreen ? cover : 'beside the screen'
  return { x, y, text: words(element), value, blocker }
}
