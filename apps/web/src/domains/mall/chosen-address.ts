import { create } from 'zustand'

/** The address chosen for the order that is being confirmed; it lasts as long as the page. */
const useChosen = create<{ readonly addressId: number | undefined }>(() => ({ addressId: undefined }))

/** Sends the next order there; undefined: to the default one. */
export const chooseAddress = (addressId: number | undefined): void => useChosen.setState({ addressId })

/** The id of the chosen address; undefined where none was. */
export const useChosenAddress = (): number | undefined => useChosen(({ addressId }) => addressId)
