import { type Theme, useMediaQuery } from '@mui/material'
import { useSidebarState } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { pageGroups } from '../pages/pages.ts'
import { GroupedMenu } from './grouped-menu.tsx'
import { useCounts } from './use-counts.ts'

/** The menu by domain, of the pages the operator may see, with how many things wait behind an entry. */
export const ConsoleMenu = () => {
  const t = useTexts()
  const mayDo = useMayDo()
  const counts = useCounts()
  const [isWide, setWide] = useSidebarState()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [, current = ''] = useLocation().pathname.split('/')
  const groups = pageGroups.map(({ title, icon, pages }) => ({
    title: t(title),
    icon,
    isCurrent: pages.some(({ name }) => name === current),
    pages: pages
      .filter(({ isHidden, permission }) => !isHidden && mayDo(permission))
      .map(({ name, title: own }) => ({ name, title: t(own), count: counts[name] ?? 0 })),
  }))
  return (
    <GroupedMenu
      groups={groups.filter(({ pages }) => pages.length > 0)}
      current={current}
      isWide={isWide}
      onWiden={() => setWide(true)}
      onGo={() => {
        if (isPhone) setWide(false)
      }}
    />
  )
}
