import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { type ClientLanguage, clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { secondsOf } from '../../platform/moments.ts'
import type { Texts } from '../../platform/texts.ts'
import { type ActionField, reasonField } from '../../ui/dialogs/action-input.tsx'
import { rateOfPercent } from '../../ui/money/amounts.ts'
import { writtenShortTexts } from '../../ui/short-texts.ts'

type NameField = `name_${ClientLanguage}`
type TermField = 'from' | 'need_sales' | 'need_amount' | 'rate_1' | 'rate_2' | 'reason'
export type NameValues = Readonly<Record<NameField | 'is_open', string>>
export type TermValues = Readonly<Record<TermField, string>>

/** What a level is called, and whether members can apply for it. */
export const nameFields = (
  t: Texts,
  names: { readonly [Language in ClientLanguage]?: string | undefined } = {},
  isOpen: 0 | 1 = 1,
): readonly ActionField<NameField | 'is_open'>[] => [
  ...clientLanguages.map(
    (language): ActionField<NameField> => ({
      name: `name_${language}`,
      label: t('teams.nameIn', { language: languageNames[language] }),
      initial: names[language] ?? '',
      isOptional: language !== 'en',
      longest: 60,
    }),
  ),
  {
    name: 'is_open',
    label: t('teams.isOpen'),
    initial: String(isOpen),
    choices: [
      { id: '1', name: t('teams.yes') },
      { id: '0', name: t('teams.no') },
    ],
  },
]

/** The names as the server takes them. */
export const namesOf = (values: NameValues) =>
  writtenShortTexts(Object.fromEntries(clientLanguages.map((language) => [language, values[`name_${language}`]])))

/** What a level asks for and gives, and from when on. */
export const termFields = (t: Texts): readonly ActionField<TermField>[] => [
  {
    name: 'from',
    label: t('teams.from'),
    hint: t('teams.fromHint'),
    isOptional: true,
    problemOf: (text) => (secondsOf(text) === 0 ? t('teams.fromWrong') : undefined),
  },
  {
    name: 'need_sales',
    label: t('teams.needSales'),
    initial: '0',
    isNumeric: true,
    problemOf: (text) => (/^\d{1,7}$/.test(text) ? undefined : t('teams.numberWrong')),
  },
  {
    name: 'need_amount',
    label: t('teams.needAmount'),
    initial: '0',
    isNumeric: true,
    problemOf: (text) => (parseMinor(text, coinScale.money) === undefined ? t('teams.numberWrong') : undefined),
  },
  ...(['rate_1', 'rate_2'] as const).map(
    (name): ActionField<TermField> => ({
      name,
      label: t(name === 'rate_1' ? 'teams.rate1' : 'teams.rate2'),
      hint: t('teams.rateHint'),
      isNumeric: true,
      problemOf: (text) => (rateOfPercent(text) === undefined ? t('teams.percentWrong') : undefined),
    }),
  ),
  reasonField(t),
]

/** The terms as the server takes them. */
export const termsOf = (values: TermValues) => ({
  from_time: values.from === '' ? 0 : secondsOf(values.from),
  need_sales: Number(values.need_sales),
  need_amount: values.need_amount,
  rate_1: rateOfPercent(values.rate_1) ?? '',
  rate_2: rateOfPercent(values.rate_2) ?? '',
  reason: values.reason,
})
