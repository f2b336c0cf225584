/** The debugger page is for those who look for it: open while developing, else after seven taps on the version. */
let isUnlocked: boolean = import.meta.env.DEV

export const isDebuggerUnlocked = (): boolean => isUnlocked

export const unlockDebugger = (): void => {
  isUnlocked = true
}
