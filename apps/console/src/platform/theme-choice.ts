import { useSyncExternalStore } from 'react'

export const themeChoices = ['system', 'light', 'dark'] as const
/** `system`: as the operator's device is set. */
export type ThemeChoice = (typeof themeChoices)[number]

const storageKey = 'console.theme'
const listeners = new Set<() => void>()
const darkDevice = matchMedia('(prefers-color-scheme: dark)')

const readChoice = (): ThemeChoice => {
  const stored = localStorage.getItem(storageKey)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

const isDark = (): boolean => {
  const choice = readChoice()
  return choice === 'system' ? darkDevice.matches : choice === 'dark'
}

/** Another tab may choose, and the device may turn dark in the evening. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  darkDevice.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    darkDevice.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}

/** Keeps what the operator chose on this device; every page follows at once. */
export const chooseTheme = (choice: ThemeChoice): void => {
  localStorage.setItem(storageKey, choice)
  for (const listener of listeners) listener()
}

/** What the operator chose on this device; the device's own setting until then. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, readChoice)

/** Which of the two themes is shown. */
export const useThemeMode = (): 'light' | 'dark' => (useSyncExternalStore(subscribe, isDark) ? 'dark' : 'light')
