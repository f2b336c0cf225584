export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** What a pointer does, as the Actions of W3C WebDriver put it. */
export type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration?: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'pause'; readonly duration: number }

/** One page of one engine, and all that an engine has to be able to do: whatever a journey needs beyond is made of this, once for all of them. */
export interface Surface {
  readonly engine: EngineName
  /** Loads an address; resolves when the page's scripts run, or at once where only the part behind # differs. */
  readonly goTo: (address: string) => Promise<void>
  /** Runs a function in the page. It reaches nothing around it: what it needs is handed in, and that and its result cross as JSON. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    action: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  readonly point: (actions: readonly PointerAction[], pointer: 'mouse' | 'touch') => Promise<void>
  /** Presses keys one after the other: a letter each, or the code of a special key in the private area of Unicode (WebDriver 17.4.2). */
  readonly press: (keys: string) => Promise<void>
  /** Puts files into the file field that a CSS selector finds, hidden or not. */
  readonly setFiles: (selector: string, paths: readonly string[]) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  /** A picture of the window, as PNG. */
  readonly picture: () => Promise<Buffer>
  /** What went wrong unseen since it was asked last, where the engine tells. */
  readonly errors: () => readonly string[]
  readonly close: () => Promise<void>
}

/** A running browser that opens pages for people who know nothing of each other. */
export interface Engine {
  readonly open: () => Promise<Surface>
  readonly close: () => Promise<void>
}
