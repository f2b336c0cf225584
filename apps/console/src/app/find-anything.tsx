import SearchIcon from '@mui/icons-material/SearchOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useEffect, useState } from 'react'
import { useRedirect } from 'react-admin'
import { findPurchases } from '../domains/wallet/member/find-purchases.ts'
import type { Found } from '../platform/finder.ts'
import { useTexts } from '../platform/texts.ts'
import { useNotifyFailure } from '../platform/use-action.ts'
import { useMayDo } from '../platform/use-may-do.ts'
import { Palette, type PaletteGroup } from '../ui/palette.tsx'
import { pageGroups } from './pages/pages.ts'

/** The command palette and its button: Ctrl-K or ⌘K opens it on any page. */
export const FindAnything = () => {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // What is typed into an open dialog would be lost by going elsewhere.
      if (!document.querySelector('[role="dialog"]')) setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Tooltip title={t('shell.find')}>
        <IconButton
          color="inherit"
          aria-label={t('shell.find')}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {isOpen && <OpenPalette onClose={() => setOpen(false)} />}
    </>
  )
}

const OpenPalette = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts()
  const redirect = useRedirect()
  const [words, setWords] = useState('')
  const { groups, isBusy, hasFailed } = useFound(words.trim())
  const titles = usePagesOf(words.trim())
  const choose = ({ to }: Found): void => {
    onClose()
    redirect(to)
  }
  return (
    <Palette
      groups={[{ title: t('shell.pages'), found: titles }, ...groups]}
      isBusy={isBusy}
      hasFailed={hasFailed}
      onType={setWords}
      onChoose={choose}
      onClose={onClose}
    />
  )
}

/** Pages whose title or group has these words, of those the operator may see. */
const usePagesOf = (words: string): readonly Found[] => {
  const t = useTexts()
  const mayDo = useMayDo()
  const all = pageGroups.flatMap(({ title: group, pages }) =>
    pages
      .filter(({ isHidden, permission }) => !isHidden && mayDo(permission))
      .map(({ name, title }) => ({ to: `/${name}`, title: t(title), hint: t(group) })),
  )
  const wanted = words.toLowerCase()
  return [{ to: '/', title: t('shell.dashboard'), hint: '' }, ...all].filter(({ title, hint }) =>
    `${title} ${hint}`.toLowerCase().includes(wanted),
  )
}

interface Answer {
  readonly words: string
  readonly groups: readonly PaletteGroup[]
  readonly hasFailed: boolean
}

const nothingYet: Answer = { words: '', groups: [], hasFailed: false }

/** What is found besides rows of pages: orders are on pages of several domains. */
const orders = { title: 'member.orders', permission: 'finance.read', find: findPurchases } as const

/** Somebody who types is not asked for at every letter. */
const restMs = 200

/** Rows of every page that can be searched, asked for once the typing rests; an answer to earlier words is not shown. */
const useFound = (words: string): Omit<Answer, 'words'> & { readonly isBusy: boolean } => {
  const t = useTexts()
  const mayDo = useMayDo()
  const notifyFailure = useNotifyFailure()
  const [answer, setAnswer] = useState(nothingYet)
  const [look] = useState(() => async (wanted: string): Promise<Answer> => {
    const places = [...pageGroups.flatMap((group) => group.pages), orders].filter(({ permission }) => mayDo(permission))
    const groups = await Promise.all(
      places.flatMap(({ title, find }) => (find ? [find(wanted).then((found) => ({ title: t(title), found }))] : [])),
    )
    return { words: wanted, groups, hasFailed: false }
  })
  useEffect(() => {
    if (words === '') return
    let isOver = false
    const timer = setTimeout(async () => {
      try {
        const found = await look(words)
        if (!isOver) setAnswer(found)
      } catch (error) {
        if (isOver) return
        setAnswer({ words, groups: [], hasFailed: true })
        await notifyFailure(error)
      }
    }, restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [words, look, notifyFailure])
  const isAnswered = answer.words === words
  return isAnswered ? { ...answer, isBusy: false } : { ...nothingYet, isBusy: words !== '' }
}
