import type { ChangeKind } from '@cliffhanger/contract/operators/change-schemas.ts'
import type { operatorRoles } from '@cliffhanger/contract/operators/schemas.ts'
import { platformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import { walletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import type { PlainConsoleTextKey } from '@cliffhanger/i18n/console-texts.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { clientLanguages, languageNames, languages } from '@cliffhanger/i18n/languages.ts'
import { currentLanguage, type Texts } from '../../platform/texts.ts'
import { amountText, coinName, percentText } from '../../ui/money/amounts.ts'
import { ruleFields, ruleText } from '../../ui/money/rule-text.ts'
import { readableText } from './readable-text.ts'

type ReadValue = (t: Texts, value: string) => string

/** What a field of a change is called, and how its value is read; as it stands where nothing else is said. */
interface Field {
  readonly label: PlainConsoleTextKey
  readonly read?: ReadValue
}
type Fields = Readonly<Record<string, Field>>

const flag: ReadValue = (t, value) => t(value === '1' || value === 'true' ? 'shell.yes' : 'shell.no')
const amount: ReadValue = (_t, value) => amountText(value)
const percent: ReadValue = (_t, value) => percentText(value)
const moment: ReadValue = (_t, value) => formatMoment(Date.parse(value), 'moment', currentLanguage())
const markup: ReadValue = (_t, value) => readableText(value).join(' ')
const limit: ReadValue = (t, value) => (value === '0' ? t('walletOffers.unlimited') : value)
/** A value that stands for a word; one this console does not know as it is. */
const word =
  (words: Readonly<Record<string, PlainConsoleTextKey>>): ReadValue =>
  (t, value) => {
    const key = words[value]
    return key === undefined ? value : t(key)
  }
const coin: ReadValue = (t, value) => {
  const code = coinCodes.find((each) => each === value)
  return code === undefined ? value : coinName(t, code)
}
const language: ReadValue = (_t, value) => {
  const code = languages.find((each) => each === value)
  return code === undefined ? value : languageNames[code]
}

const roleTexts = {
  owner: 'operators.roleOwner',
  editor: 'operators.roleEditor',
  support: 'operators.roleSupport',
  auditor: 'operators.roleAuditor',
  finance: 'operators.roleFinance',
} as const satisfies Record<(typeof operatorRoles)[number], PlainConsoleTextKey>

const systemTexts = {
  h5: 'operators.systemWeb',
  android: 'operators.systemAndroid',
  ios: 'operators.systemIos',
} as const

const operatorFields: Fields = {
  login: { label: 'shell.login' },
  name: { label: 'operators.name' },
  role: { label: 'operators.role', read: word(roleTexts) },
  is_enabled: { label: 'operators.state', read: word({ 1: 'operators.enabled', 0: 'operators.disabled' }) },
}

const projectFields: Fields = {
  stage: {
    label: 'crowdfunding.state',
    read: word({
      draft: 'crowdfunding.draft',
      open: 'crowdfunding.open',
      funded: 'crowdfunding.funded',
      failed: 'crowdfunding.failed',
      closed: 'crowdfunding.closed',
    }),
  },
  title: { label: 'crowdfunding.title' },
  copyright_owner: { label: 'crowdfunding.owner' },
  unit_price: { label: 'crowdfunding.unitPrice', read: amount },
  units_total: { label: 'crowdfunding.unitsTotal' },
  min_amount: { label: 'crowdfunding.minAmount', read: amount },
  min_unit: { label: 'crowdfunding.minUnit' },
  max_unit: { label: 'crowdfunding.maxUnit', read: limit },
  day_rate: { label: 'crowdfunding.dayRate', read: percent },
  cycle_days: { label: 'crowdfunding.cycleDays' },
  start_time: { label: 'crowdfunding.starts', read: moment },
  end_time: { label: 'crowdfunding.ends', read: moment },
  payees: { label: 'crowdfunding.payees' },
  member_total: { label: 'crowdfunding.members' },
  escrow_balance: { label: 'crowdfunding.balance', read: amount },
  stakes: { label: 'crowdfunding.stakes', read: amount },
}

const escrowFields: Fields = {
  payee: { label: 'crowdfunding.payee' },
  amount: { label: 'crowdfunding.amount', read: amount },
}

const versionFields: Fields = {
  device_os: { label: 'platform.system', read: word(systemTexts) },
  version: { label: 'platform.version' },
  version_code: { label: 'platform.versionCode' },
  title: { label: 'platform.title' },
  content: { label: 'platform.whatIsNew', read: markup },
  url: { label: 'platform.address' },
  package_type: { label: 'platform.package' },
  is_silent: { label: 'platform.silent', read: flag },
  is_force: { label: 'platform.forced', read: flag },
  size: { label: 'platform.sizeBytes', read: amount },
  sha256: { label: 'platform.sha256' },
}

const collectFields: Fields = {
  channel: { label: 'walletOffers.channel' },
  // Of requests that were made before they named it.
  platform_id: { label: 'walletOffers.channel', read: (_t, value) => `#${value}` },
  bank_name: { label: 'wallet.bank' },
  account_name: { label: 'wallet.accountName' },
  account_no: { label: 'wallet.accountNo' },
  qr_key: { label: 'wallet.qr', read: (_t, value) => value.split('/').at(-1) ?? value },
  tip: { label: 'walletOffers.tip' },
  is_open: { label: 'walletOffers.isOpen', read: flag },
}

const conversionFields: Fields = {
  rate: { label: 'walletOffers.rate' },
  fee_rate: { label: 'wallet.fee', read: percent },
  min_amount: { label: 'walletOffers.least', read: amount },
  max_amount: { label: 'walletOffers.most', read: amount },
  status: { label: 'walletOffers.isOpen', read: flag },
}

const wheelFields: Fields = {
  free_daily: { label: 'rewards.free_daily' },
  daily_max: { label: 'rewards.daily_max' },
  is_paid: { label: 'rewards.is_paid', read: flag },
  cost_coin: { label: 'rewards.cost_coin', read: coin },
  cost_amount: { label: 'rewards.cost_amount', read: amount },
  takes_bought: { label: 'rewards.takes_bought', read: flag },
  rules: { label: 'operators.wheelRules', read: markup },
}

/** How a setting is read, by what its schema holds and what its name ends with. */
const settingReader = (schema: { readonly _zod: { readonly def: { readonly type: string } } }, name: string) => {
  const { type } = schema._zod.def
  if (type === 'literal') return flag
  if (type === 'string') return name.endsWith('_rate') ? percent : amount
  return undefined
}

const walletNames = Object.keys(walletSettings.shape) as (keyof typeof walletSettings.shape)[]
const walletFields: Fields = Object.fromEntries(
  walletNames.map((name) => {
    const read = settingReader(walletSettings.shape[name], name)
    return [name, { label: `walletSettings.${name}`, ...(read && { read }) } as const]
  }),
)

const platformNames = Object.keys(platformSettings.shape) as (keyof typeof platformSettings.shape)[]
const platformReaders: Readonly<Record<string, ReadValue>> = {
  msg_language: language,
  template: word({ 1: 'settings.templateRed', 2: 'settings.templateViolet' }),
  send_msg_auto_translate: word({
    '-1': 'settings.translateOff',
    0: 'settings.translateAlways',
    1: 'settings.translateOfficial',
    2: 'settings.translateFriends',
  }),
  show_decimal: (_t, value) => value,
}
const platformFields: Fields = {
  ...Object.fromEntries(
    platformNames.map((name) => {
      const { type } = platformSettings.shape[name]._zod.def
      const read = platformReaders[name] ?? (type === 'literal' ? flag : undefined)
      return [name, { label: `settings.${name}`, ...(read && { read }) } as const]
    }),
  ),
  'modules.withdraw': { label: 'settings.moduleWithdraw', read: flag },
  'modules.usdt': { label: 'settings.moduleUsdt', read: flag },
  'modules.treasure': { label: 'settings.moduleTreasure', read: flag },
  'modules.crowdfunding': { label: 'settings.moduleCrowdfunding', read: flag },
  'modules.commission': { label: 'settings.moduleCommission', read: flag },
}

const commissionFields: Fields = Object.fromEntries(
  ruleFields.map((name) => [
    name,
    { label: `commission.${name}`, read: (t: Texts, value: string) => ruleText(t, name, value) } as const,
  ]),
)

const fields: Readonly<Partial<Record<ChangeKind, Fields>>> = {
  'operator.create': operatorFields,
  'operator.change': operatorFields,
  'wallet.settings': walletFields,
  'version.publish': versionFields,
  'platform.settings': platformFields,
  'collect.account': collectFields,
  'conversion.pair': conversionFields,
  'wheel.settings': wheelFields,
  'crowd.open': projectFields,
  'crowd.fail': projectFields,
  'crowd.close': projectFields,
  'crowd.proceeds': escrowFields,
  'crowd.payout': escrowFields,
  'commission.rule': commissionFields,
}

/** The field itself, or without its language: `title.en` is the title. */
const find = (kind: ChangeKind, path: string) => {
  const known = fields[kind]
  const written = clientLanguages.find((each) => path.endsWith(`.${each}`))
  const name = written === undefined ? path : path.slice(0, -written.length - 1)
  return { field: known?.[path] ?? known?.[name], written }
}

/** A field by the name it has on its own page; one this console does not know as the request has it. */
export const fieldText = (t: Texts, kind: ChangeKind, path: string): string => {
  const { field, written } = find(kind, path)
  if (!field) return path
  // The value beside it has the sign of a percentage: only a form has to name it.
  const label = t(field.label).replace(/\s*[(（]%[)）]$/, '')
  return written === undefined ? label : `${label} (${languageNames[written]})`
}

/** A value as its own page shows it. */
export const valueText = (t: Texts, kind: ChangeKind, path: string, value: string): string => {
  const { field } = find(kind, path)
  return value === '' ? '—' : (field?.read?.(t, value) ?? value)
}

/** Where a field stands among those of its kind: in the order of its own page, what is not known last. */
export const fieldPlace = (kind: ChangeKind, path: string): number => {
  const { field } = find(kind, path)
  const place = Object.values(fields[kind] ?? {}).findIndex((each) => each === field)
  return place === -1 ? Number.MAX_SAFE_INTEGER : place
}

/** Whom or what a change is about, in words. */
export const subjectText = (t: Texts, kind: ChangeKind, subject: string): string => {
  if (kind === 'conversion.pair')
    return subject
      .split(' ')
      .map((each) => coin(t, each))
      .join(' → ')
  if (kind !== 'version.publish') return subject
  const [system = '', ...version] = subject.split(' ')
  return [word(systemTexts)(t, system), ...version].join(' ')
}
