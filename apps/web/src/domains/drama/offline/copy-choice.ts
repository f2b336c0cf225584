import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStoredJson, writeStored } from '../../../platform/storage/storage.ts'

const choice = z.object({
  /** Name of the quality, such as `540p`. */
  quality: z.string(),
  wifiOnly: z.boolean(),
})
type Choice = z.output<typeof choice>

const isChoice = (value: unknown): value is Choice => choice.safeParse(value).success

const useStore = create<Choice>(() => readStoredJson('offline-choice', isChoice) ?? { quality: '540p', wifiOnly: true })

export const useCopyChoice = (): Choice => useStore()
export const copyChoice = (): Choice => useStore.getState()

export const chooseCopies = (changed: Partial<Choice>): void => {
  useStore.setState(changed)
  writeStored('offline-choice', JSON.stringify(useStore.getState()))
}

/** How the device is connected, as far as the browser says: `wifi`, `cellular` and so on; '' where it does not. */
export const networkType = (): string => {
  const found: unknown = 'connection' in navigator ? navigator.connection : undefined
  return typeof found === 'object' && found !== null && 'type' in found && typeof found.type === 'string'
    ? found.type
    : ''
}

/** Whether the browser says what the device is connected by; without that a switch would do nothing. */
export const knowsNetworkType = (): boolean => networkType() !== '' && networkType() !== 'unknown'

/** Whether the network may be used for copies now. */
export const mayUseNetwork = (): boolean =>
  navigator.onLine && !(copyChoice().wifiOnly && ['cellular', 'bluetooth', 'wimax'].includes(networkType()))
