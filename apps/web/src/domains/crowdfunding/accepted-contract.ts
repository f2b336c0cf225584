import { create } from 'zustand'

/** The fingerprint of the contract that was accepted for each project; it lasts as long as the page. */
const useAccepted = create<{ readonly hashes: Readonly<Record<number, string>> }>(() => ({ hashes: {} }))

export const acceptContract = (projectId: number, hash: string): void =>
  useAccepted.setState(({ hashes }) => ({ hashes: { ...hashes, [projectId]: hash } }))

/** Whether this text was accepted for the project; another one has to be read again. */
export const useIsAccepted = (projectId: number, hash: string): boolean =>
  useAccepted(({ hashes }) => hash !== '' && hashes[projectId] === hash)
