import { type Theme, useMediaQuery } from '@mui/material'
import { useEffect, useState } from 'react'
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin'

/** The menu's place. On a phone it lies over the page, so that one left open is closed before it is drawn there: nobody opened it, and a drawer that
 *  is drawn open, if only for a moment, hides the page from screen readers for good. */
export const ConsoleSidebar = (props: SidebarProps) => {
  const [isOpen, setOpen] = useSidebarState()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [isClosedHere, setClosedHere] = useState(false)
  // Known once the phone has it closed, forgotten once there is room.
  if (isPhone ? !isClosedHere && !isOpen : isClosedHere) setClosedHere(isPhone)
  useEffect(() => {
    if (isPhone && !isClosedHere && isOpen) setOpen(false)
  }, [isPhone, isClosedHere, isOpen, setOpen])
  return isPhone && !isClosedHere ? null : <Sidebar {...props} />
}
