import { useEffect } from 'react'

/** Gives the address of a file back when it is shown no more. */
export const useForgotten = (address: string | undefined): void =>
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address)
  }, [address])
