import { create } from 'zustand'
import { readStored, writeStored } from '../../platform/storage/storage.ts'

const useStore = create<{ readonly isHidden: boolean }>(() => ({ isHidden: readStored('amounts-hidden') === '1' }))

/** Whether this device keeps amounts from the eyes of others. */
export const useIsHidden = (): boolean => useStore(({ isHidden }) => isHidden)

export const hideAmounts = (isHidden: boolean): void => {
  writeStored('amounts-hidden', isHidden ? '1' : '0')
  useStore.setState({ isHidden })
}

/** What stands for an amount nobody shall read. */
export const hiddenAmount = '••••'
