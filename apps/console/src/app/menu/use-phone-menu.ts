import { type Theme, useMediaQuery } from '@mui/material'
import { useEffect } from 'react'
import { useSidebarState } from 'react-admin'

/** Closes the menu where the window becomes as narrow as a phone: there it lies over the page, and nobody opened it. */
export const usePhoneMenu = (): void => {
  const [, setOpen] = useSidebarState()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  useEffect(() => {
    if (isPhone) setOpen(false)
  }, [isPhone, setOpen])
}
