import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import type { SvgIconProps } from '@mui/material'
import { Box } from '@mui/material'
import { type ComponentType, useId, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { menuWidth } from '../../ui/theme.ts'
import { GroupRow, PageRow } from './menu-rows.tsx'

/** A page of the menu; it stands at the address of its name. */
interface MenuPage {
  readonly name: string
  readonly title: string
  /** How many things wait there. */
  readonly count: number
}

export interface MenuGroup {
  readonly title: string
  readonly icon: ComponentType<SvgIconProps>
  /** The open page is one of it, which need not be one the menu shows. */
  readonly isCurrent: boolean
  readonly pages: readonly MenuPage[]
}

interface GroupedMenuProps {
  readonly groups: readonly MenuGroup[]
  /** Name of the open page; empty on the dashboard. */
  readonly current: string
  /** Without words, only signs of groups stand there. */
  readonly isWide: boolean
  readonly onWiden: () => void
  /** A page was chosen. */
  readonly onGo: () => void
}

/** Groups of pages of which one is open: that of the page one is on, until another is chosen. */
export const GroupedMenu = ({ groups, current, isWide, onWiden, onGo }: GroupedMenuProps) => {
  const t = useTexts()
  const id = useId()
  const own = (groups.find(({ isCurrent }) => isCurrent) ?? groups[0])?.title
  const [{ at, open }, setOpen] = useState({ at: current, open: own })
  if (at !== current) setOpen({ at: current, open: own })
  return (
    <Box component="nav" aria-label={t('shell.menu')} sx={{ py: 1, width: isWide ? menuWidth.wide : menuWidth.narrow }}>
      <PageRow
        name=""
        title={t('shell.dashboard')}
        icon={DashboardIcon}
        isCurrent={current === ''}
        {...{ isWide, onGo }}
      />
      {groups.map((group, index) => {
        const isOpen = isWide && group.title === open
        const listId = `${id}group-${index}`
        return (
          <Box key={group.title}>
            <GroupRow
              title={group.title}
              icon={group.icon}
              count={isOpen ? 0 : group.pages.reduce((sum, { count }) => sum + count, 0)}
              isCurrent={group.isCurrent}
              {...{ isOpen, isWide, listId }}
              onChoose={() => {
                onWiden()
                setOpen({ at: current, open: isOpen ? undefined : group.title })
              }}
            />
            {isOpen && (
              <Box component="ul" id={listId} aria-label={group.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {group.pages.map((page) => (
                  <li key={page.name}>
                    <PageRow {...page} isCurrent={page.name === current} {...{ isWide, onGo }} />
                  </li>
                ))}
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
