import { readStored, writeStored } from '../../platform/storage/storage.ts'

/** Whether the member was asked on this device for a name of their own, and answered one way or the other. */
export const wasNameAsked = (): boolean => readStored('name-asked') !== null

/** They have one by now, or want none: they are not asked again on this device. */
export const stopAskingName = (): void => writeStored('name-asked', '1')
