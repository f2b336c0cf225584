import { type ClientLanguage, clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { HtmlPreview } from '../../ui/html-preview.tsx'
import { LanguageChoice } from '../../ui/inputs/language-choice.tsx'
import { type DifferentLine, lineDifference } from './line-difference.ts'
import { readableText } from './readable-text.ts'

interface ContractText {
  readonly title: string
  readonly party_a: string
  readonly content: string
}
type ContractTexts = { readonly [Language in ClientLanguage]?: ContractText }

interface ContractChangeProps {
  readonly title: string
  readonly before: unknown
  readonly after: unknown
}

/** What a new version of the contract says, and what it changes, in one button of a list. */
export const ContractChange = ({ title, before, after }: ContractChangeProps) => {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [old, young] = [textsOf(before), textsOf(after)]
  const changed = clientLanguages.filter((language) => isOther(old[language], young[language]))
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {changed.length === 0
          ? t('operators.contractSame')
          : t('operators.contractChanged', { languages: changed.map((each) => languageNames[each]).join(', ') })}
      </Typography>
      <Button size="small" onClick={() => setOpen(true)} sx={{ ml: -0.5 }}>
        {t('operators.readContract')}
      </Button>
      {isOpen && <ContractDialog {...{ title, old, young, changed }} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ContractDialogProps {
  readonly title: string
  readonly old: ContractTexts
  readonly young: ContractTexts
  readonly changed: readonly ClientLanguage[]
  readonly onClose: () => void
}

const ContractDialog = ({ title, old, young, changed, onClose }: ContractDialogProps) => {
  const t = useTexts()
  const titleId = useId()
  const written = clientLanguages.filter((language) => young[language] ?? old[language])
  const own = changed.find((language) => language === currentLanguage())
  const [language, setLanguage] = useState(own ?? changed[0] ?? written[0] ?? clientLanguages[0])
  const text = young[language]
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <LanguageChoice languages={written} language={language} onChange={setLanguage} />
        <Differences key={language} before={old[language]} after={text} />
        {text && (
          <>
            <Typography variant="h6" component="h3" sx={{ mt: 3, mb: 1 }}>
              {t('operators.contractAsRead')}
            </Typography>
            <Box sx={{ display: 'flex' }}>
              <HtmlPreview title={text.title} html={text.content} minHeight={360} />
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface DifferencesProps {
  readonly before: ContractText | undefined
  readonly after: ContractText | undefined
}

/** What is new and what is gone, line by line; what stays is not repeated here. */
const Differences = ({ before, after }: DifferencesProps) => {
  const t = useTexts()
  const parts = [
    [t('crowdfunding.contractTitle'), [before?.title ?? ''], [after?.title ?? '']],
    [t('crowdfunding.partyA'), [before?.party_a ?? ''], [after?.party_a ?? '']],
    [t('crowdfunding.content'), readableText(before?.content ?? ''), readableText(after?.content ?? '')],
  ] as const
  const shown = parts.flatMap(([label, old, young]) => {
    const lines = lineDifference(old, young).filter(({ kind, text }) => kind !== 'same' && text !== '')
    return lines.length === 0 ? [] : [[label, lines] as const]
  })
  if (shown.length === 0)
    return (
      <Typography color="textSecondary">
        {t(isOther(before, after) ? 'operators.contractMarkup' : 'operators.contractSame')}
      </Typography>
    )
  return shown.map(([label, lines]) => (
    <Box key={label} component="section" aria-label={label} sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {lines.map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </Box>
  ))
}

const Line = ({ line: { kind, text } }: { readonly line: DifferentLine }) => (
  <Box
    component={kind === 'added' ? 'ins' : 'del'}
    sx={{
      display: 'block',
      overflowWrap: 'anywhere',
      color: kind === 'added' ? 'success.main' : 'error.main',
      mb: 0.5,
    }}
  >
    {kind === 'added' ? '+ ' : '− '}
    {text}
  </Box>
)

const isOther = (old: ContractText | undefined, young: ContractText | undefined): boolean =>
  old?.title !== young?.title || old?.party_a !== young?.party_a || old?.content !== young?.content

/** The languages of a contract; anything else in a request is left out. */
const textsOf = (texts: unknown): ContractTexts =>
  Object.fromEntries(
    clientLanguages.flatMap((language) => {
      const text: unknown = typeof texts === 'object' && texts !== null ? Reflect.get(texts, language) : undefined
      if (typeof text !== 'object' || text === null) return []
      const part = (name: keyof ContractText): string => {
        const value: unknown = Reflect.get(text, name)
        return typeof value === 'string' ? value : ''
      }
      return [[language, { title: part('title'), party_a: part('party_a'), content: part('content') }]]
    }),
  )
