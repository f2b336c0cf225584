import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import ChevronIcon from '@mui/icons-material/ExpandMoreOutlined'
import { Box, ButtonBase, type SvgIconProps } from '@mui/material'
import type { ComponentType } from 'react'
import { LinkBase } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'

interface PageRowProps {
  readonly name: string
  readonly title: string
  readonly count?: number
  /** A page of a group has none: its group has. */
  readonly icon?: ComponentType<SvgIconProps>
  readonly isCurrent: boolean
  readonly isWide: boolean
  readonly onGo: () => void
}

/** A page, as a link. */
export const PageRow = ({ name, title, count = 0, icon: Icon, isCurrent, isWide, onGo }: PageRowProps) => (
  <ButtonBase
    component={LinkBase}
    to={`/${name}`}
    onClick={onGo}
    title={isWide ? undefined : title}
    {...(isCurrent && { 'aria-current': 'page' as const })}
    sx={isCurrent ? { ...row, ...chosen } : row}
  >
    {Icon ? <Icon sx={sign} /> : <Box sx={{ width: 18 }} />}
    <Words isSeen={isWide}>{title}</Words>
    <Count count={count} isWide={isWide} />
  </ButtonBase>
)

interface GroupRowProps {
  readonly title: string
  readonly icon: ComponentType<SvgIconProps>
  /** How many things wait on its pages, where those are not seen. */
  readonly count: number
  readonly isCurrent: boolean
  readonly isOpen: boolean
  readonly isWide: boolean
  readonly listId: string
  readonly onChoose: () => void
}

/** A group, as the button that opens and closes it. */
export const GroupRow = ({ title, icon: Icon, count, isCurrent, isOpen, isWide, listId, onChoose }: GroupRowProps) => (
  <ButtonBase
    onClick={onChoose}
    title={isWide ? undefined : title}
    aria-expanded={isOpen}
    {...(isOpen && { 'aria-controls': listId })}
    sx={isCurrent ? { ...row, ...inside } : row}
  >
    <Icon sx={sign} />
    <Words isSeen={isWide}>{title}</Words>
    <Count count={count} isWide={isWide} />
    {isWide && <ChevronIcon sx={{ ...sign, transform: isOpen ? 'rotate(180deg)' : undefined }} />}
  </ButtonBase>
)

/** A finger needs more than a pointer does. */
const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.25,
  width: 'calc(100% - 16px)',
  minHeight: 28,
  mx: 1,
  px: 1.25,
  borderRadius: 1,
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: 13,
  textAlign: 'left',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: -2 },
} as const

const inside = { color: 'text.primary', fontWeight: 600 }

const chosen = { ...inside, bgcolor: 'action.selected' }

const sign = { fontSize: 18, flexShrink: 0 }

interface WordsProps {
  readonly isSeen: boolean
  readonly children: string
}

const Words = ({ isSeen, children }: WordsProps) => (
  <Box
    component="span"
    sx={isSeen ? { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : unseen}
  >
    {children}
  </Box>
)

/** How many things wait: as a number, or as a dot where there is no room for one. */
const Count = ({ count, isWide }: { readonly count: number; readonly isWide: boolean }) => {
  const t = useTexts()
  const language = currentLanguage()
  if (count === 0) return undefined
  return (
    <>
      <Box component="span" aria-hidden sx={isWide ? mark : dot}>
        {isWide && (count > mostShown ? `${formatCount(mostShown, language)}+` : formatCount(count, language))}
      </Box>
      <span style={unseen}>{t('dashboard.waitingOf', { count })}</span>
    </>
  )
}

/** For who cannot see it. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

const mark = { px: 0.75, borderRadius: 1, bgcolor: 'error.dark', color: '#ffffff', fontSize: 11, fontWeight: 600 }
const dot = { width: 6, height: 6, ml: -1.5, mt: -1.5, borderRadius: 3, bgcolor: 'error.main', flexShrink: 0 }

const mostShown = 99
