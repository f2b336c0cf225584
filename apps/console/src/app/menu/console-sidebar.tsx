import { type Theme, useMediaQuery } from '@mui/material'
import { useEffect, useState } from 'react'
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin'

/** The menu's place. On a phone it lies over the page, so that one left open is closed before it is drawn there: nobody opened it, and a drawer that
 *  is drawn open, if only for a moment, hides the page from screen readers for good. */
export const ConsoleSidebar = (props: SidebarProps) => {
  const [isOpen, setOpen] = useSidebarState()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [wasClosed, setWasClosed] = useState(false)
  useEffect(() => {
    if (!isPhone) setWasClosed(false)
    else if (!wasClosed && isOpen) setOpen(false)
    else setWasClosed(true)
  }, [isPhone, wasClosed, isOpen, setOpen])
  return isPhone && !wasClosed ? null : <Sidebar {...props} />
}
